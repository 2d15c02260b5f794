/** What makes an element a piece: it glows when it can be used, answers clicks and keys, shows its card. */
import type { PieceAttachment, PieceDetails } from "~/boards/contract";
import { choiceOf } from "~/text/choice";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";
import type { ActingState } from "./acting.svelte";
import type { PreviewState } from "./preview.svelte";
import type { StoryState } from "./story.svelte";
import { isOfSet } from "./sets";

const HOVER_MS = 280;
const LONG_PRESS_MS = 450;

export interface PieceContext {
  readonly acting: ActingState;
  readonly preview: PreviewState;
  readonly texts: GameTexts;
  /** What was told of last; without one, no piece is marked. */
  readonly story?: StoryState | undefined;
}

export function pieceAttachment(context: PieceContext): PieceAttachment {
  return (id, details = {}) =>
    (element) => {
      const node = element as HTMLElement | SVGElement;
      $effect(() => dress(node, id, details, context));
      $effect(() => highlight(node, id, context));
      return listen(node, id, details, context);
    };
}

/** The state of the element in the current question. */
function dress(
  node: HTMLElement | SVGElement,
  id: string,
  details: PieceDetails,
  context: PieceContext,
): void {
  const { acting, texts } = context;
  const state = acting.stateOf(id);
  node.dataset["piece"] = id;
  node.dataset["state"] = state;
  if (details.flip !== undefined) node.dataset["flip"] = details.flip;
  if (!(node instanceof HTMLButtonElement)) node.setAttribute("role", "button");
  node.tabIndex = state === "idle" ? -1 : 0;
  const label = details.label ?? texts.name(details.card ?? id);
  const words = toldOf(id, context);
  node.setAttribute(
    "aria-label",
    words.length ? say("piece-usable", { label, words: words.join("; ") }) : label,
  );
}

/** What changes often and is only seen; the words of a piece are not put together again for it. */
function highlight(node: HTMLElement | SVGElement, id: string, { acting, story }: PieceContext): void {
  node.toggleAttribute("data-hinted", acting.isHinted(id));
  node.toggleAttribute("data-pointed", acting.isPointed(id));
  const told = story?.toldOf(id) ?? null;
  if (told === null) delete node.dataset["told"];
  else node.dataset["told"] = told;
}

/** The options that a piece stands for, in words; a set is told when its pieces have been chosen. */
function toldOf(id: string, { acting, texts }: PieceContext): string[] {
  return acting
    .wordsOf(id)
    .filter((word) => !isOfSet(word))
    .map((word) => choiceOf(texts, word, acting.scene).text);
}

function listen(
  node: HTMLElement | SVGElement,
  id: string,
  details: PieceDetails,
  context: PieceContext,
): () => void {
  const { acting, preview } = context;
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ): void => node.addEventListener(kind, hear as EventListener, { signal: ends.signal });
  const card = details.card ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasPressedLong = false;

  const inspect = (): void => {
    if (card !== null) preview.open(card, id);
    else acting.whyNot(id);
  };
  const use = (): void => {
    preview.hide();
    if (acting.stateOf(id) === "idle") inspect();
    else acting.choose(id);
  };
  const glance = (after: number): void => {
    clearTimeout(timer);
    if (card !== null)
      timer = setTimeout(() => preview.show(card, node, details.marks, toldOf(id, context)), after);
  };
  const leave = (): void => {
    clearTimeout(timer);
    preview.hide();
  };

  on("click", (event) => {
    event.stopPropagation();
    if (!wasPressedLong) use();
    wasPressedLong = false;
  });
  on("keydown", (event) => {
    if (event.target !== node) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      use();
    } else if (event.key === "?") {
      event.preventDefault();
      acting.whyNot(id);
    } else if (event.key === "i") inspect();
  });
  on("pointerenter", (event) => {
    if (event.pointerType === "mouse") glance(HOVER_MS);
  });
  on("pointerleave", leave);
  on("pointerdown", (event) => {
    leave();
    wasPressedLong = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      wasPressedLong = true;
      inspect();
    }, LONG_PRESS_MS);
  });
  on("pointerup", () => clearTimeout(timer));
  on("pointercancel", leave);
  on("contextmenu", (event) => {
    event.preventDefault();
    if (!wasPressedLong) inspect();
  });
  on("focus", () => {
    if (node.matches(":focus-visible")) glance(HOVER_MS);
  });
  on("blur", leave);

  return () => {
    leave();
    ends.abort();
  };
}
