/** What makes an element a piece: it glows when it can be used, answers clicks and keys, shows its card. */
import type { Attachment } from "svelte/attachments";
import type { PieceAttachment, PieceDetails } from "~/boards/contract";
import { choiceOf } from "~/text/choice";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";
import type { ActingState } from "./acting.svelte";
import { isAtRest } from "./pointer";
import type { PreviewState } from "./preview.svelte";
import type { StoryState } from "./story.svelte";
import { isOfSet } from "./sets";

const HOVER_MS = 280;
const LONG_PRESS_MS = 450;
const HEARD = [
  "click",
  "keydown",
  "pointerenter",
  "pointermove",
  "pointerleave",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "contextmenu",
  "focus",
  "blur",
] as const;

export interface PieceContext {
  readonly acting: ActingState;
  readonly preview: PreviewState;
  readonly texts: GameTexts;
  /** What was told of last; without one, no piece is marked. */
  readonly story?: StoryState | undefined;
}

/** So many attachments are remembered: those of a few boards. */
const REMEMBERED = 2000;

/**
 * The same piece with the same details gets the same attachment. A board asks for all of them whenever somebody moves, and
 * Svelte leaves an element alone whose attachment has not changed.
 */
export function pieceAttachment(context: PieceContext): PieceAttachment {
  const known = new Map<string, Attachment>();
  return (id, details = {}) => {
    const key = JSON.stringify([id, details]);
    let attachment = known.get(key);
    if (attachment) return attachment;
    if (known.size >= REMEMBERED) known.clear();
    attachment = (element) => {
      const node = element as HTMLElement | SVGElement;
      $effect(() => dress(node, id, details, context));
      $effect(() => highlight(node, id, context));
      return Ears.of(node).listenFor(id, details, context);
    };
    known.set(key, attachment);
    return attachment;
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

/**
 * What an element hears. Boards put the attachment on an element again whenever something about its piece changes, so
 * the listeners stay for the life of the element.
 */
class Ears {
  static readonly #known = new WeakMap<Element, Ears>();
  #piece: { id: string; details: PieceDetails; context: PieceContext } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasPressedLong = false;
  /** It has come to lie under the mouse, which nobody has moved since. */
  #isUnnoticed = false;

  static of(node: HTMLElement | SVGElement): Ears {
    const known = Ears.#known.get(node);
    if (known) return known;
    const ears = new Ears(node);
    Ears.#known.set(node, ears);
    return ears;
  }

  private constructor(private readonly node: HTMLElement | SVGElement) {
    for (const kind of HEARD) node.addEventListener(kind, this);
  }

  listenFor(id: string, details: PieceDetails, context: PieceContext): () => void {
    this.#piece = { id, details, context };
    return () => {
      this.#leave();
      this.#piece = null;
    };
  }

  handleEvent(event: Event): void {
    if (!this.#piece) return;
    switch (event.type as (typeof HEARD)[number]) {
      case "click":
        event.stopPropagation();
        if (!this.#wasPressedLong) this.#use();
        this.#wasPressedLong = false;
        break;
      case "keydown":
        this.#press(event as KeyboardEvent);
        break;
      case "pointerenter":
        if ((event as PointerEvent).pointerType !== "mouse") break;
        this.#isUnnoticed = isAtRest(event as PointerEvent);
        if (!this.#isUnnoticed) this.#glance();
        break;
      case "pointermove":
        if (this.#isUnnoticed) this.#glance();
        break;
      case "pointerdown":
        this.#touch(event as PointerEvent);
        break;
      case "pointerup":
        clearTimeout(this.#timer);
        break;
      case "contextmenu":
        event.preventDefault();
        if (!this.#wasPressedLong) this.#inspect();
        break;
      case "focus":
        if (this.node.matches(":focus-visible")) this.#glance();
        break;
      default:
        this.#leave();
    }
  }

  #press(event: KeyboardEvent): void {
    if (event.target !== this.node) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#use();
    } else if (event.key === "?") {
      event.preventDefault();
      this.#piece?.context.acting.whyNot(this.#piece.id);
    } else if (event.key === "i") this.#inspect();
  }

  #touch(event: PointerEvent): void {
    this.#leave();
    this.#wasPressedLong = false;
    if (event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.#wasPressedLong = true;
      this.#inspect();
    }, LONG_PRESS_MS);
  }

  #inspect(): void {
    if (!this.#piece) return;
    const { id, details, context } = this.#piece;
    if (details.card != null) context.preview.open(details.card, id);
    else context.acting.whyNot(id);
  }

  #use(): void {
    if (!this.#piece) return;
    const { id, context } = this.#piece;
    context.preview.hide();
    if (context.acting.stateOf(id) === "idle") this.#inspect();
    else context.acting.choose(id);
  }

  #glance(): void {
    this.#isUnnoticed = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#piece) return;
      const { id, details, context } = this.#piece;
      if (details.card != null)
        context.preview.show(details.card, this.node, details.marks, toldOf(id, context));
    }, HOVER_MS);
  }

  #leave(): void {
    this.#isUnnoticed = false;
    clearTimeout(this.#timer);
    this.#piece?.context.preview.hide();
  }
}
