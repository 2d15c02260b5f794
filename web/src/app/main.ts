import "virtual:fonts.css";
import "~/style/tokens.css";
import "~/style/day.css";
import "~/style/global.css";
import { mount } from "svelte";
import { followTheme } from "~/comfort/theme.svelte";
import { beInstallable } from "~/comfort/installing";
import App from "./App.svelte";

followTheme();
mount(App, { target: document.getElementById("app")! });
beInstallable();
