import "./palette.css";
import "./seeds.css";

export { default as Board } from "./Board.svelte";
export { default as CardFace } from "./CardFace.svelte";
export { flights } from "./flights";
