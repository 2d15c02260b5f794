/** The theme of the page: a reading room at night, or paper by day. Boards keep their night. */
import { stored } from "~/app/stored.svelte";

export const THEMES = ["night", "day", "device"] as const;
export type Theme = (typeof THEMES)[number];

/** Keep the document in the chosen theme. */
export function followTheme(): () => void {
  const device = window.matchMedia("(prefers-color-scheme: light)");
  const isDay = (): boolean => stored.theme === "day" || (stored.theme === "device" && device.matches);
  const dress = (): void => {
    document.documentElement.dataset["theme"] = isDay() ? "day" : "night";
  };
  device.addEventListener("change", dress);
  const stop = $effect.root(() => {
    $effect(dress);
  });
  return () => {
    stop();
    device.removeEventListener("change", dress);
  };
}
