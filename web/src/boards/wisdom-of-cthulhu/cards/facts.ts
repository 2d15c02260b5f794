/** What is printed on a card, as values and not as words. */
import type { CardText, GameTexts } from "~/text/game";

export interface Ritual {
  bond: string;
  steps: readonly { name: string; label: string; wants: readonly string[] }[];
}

export interface Facts {
  type: string | null;
  /** A number, or `variable`; null for what is worth no points. */
  kp: string | null;
  bond: string | null;
  ground: string | null;
  sells: readonly string[];
  components: readonly string[];
  /** What a Research card buys. */
  seeds: readonly string[];
  ritual: Ritual | null;
}

const STEPS = ["study", "transmutation", "sacrifice"];

export function factsOf(card: CardText): Facts {
  const raw = (key: string): unknown => card.facts.find((fact) => fact.key === key)?.raw;
  const text = (key: string): string | null => {
    const value = raw(key);
    return typeof value === "string" ? value : null;
  };
  const names = (key: string): string[] => {
    const value = raw(key);
    return Array.isArray(value) ? value.map(String) : [];
  };
  const bond = text("ritual");
  return {
    type: text("type"),
    kp: text("kp"),
    bond: text("bond"),
    ground: text("ground"),
    sells: names("sells"),
    components: names("components"),
    seeds: names("seeds"),
    ritual:
      bond === null
        ? null
        : {
            bond,
            steps: STEPS.map((name) => ({
              name,
              label: card.facts.find((fact) => fact.key === name)?.label ?? name,
              wants: names(name),
            })),
          },
  };
}

const POWERS = ["1", "2", "evocation", "influence"];

/** The text of a card in paragraphs; those of a Great Old One have the name of a power for a head. */
export function paragraphsOf(card: CardText, texts: GameTexts): { head: string; text: string }[] {
  const powers = POWERS.filter((power) => texts.has(`power-${card.id}-${power}`));
  if (!powers.length) return card.rules.split("\n").map((text) => ({ head: "", text }));
  return powers.map((power) => ({
    head: texts.say(`board-power-${power}`),
    text: texts.say(`power-${card.id}-${power}`),
  }));
}
