/**
 * The contract between the page and a board.
 *
 * A board is a folder `boards/<game key>/` with an `index.ts` that exports a `BoardModule`. It is loaded when
 * a table of its game is opened. A game without a folder is shown by `boards/generic`.
 */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Scene, TableEvent } from "~/client/types";
import type { CardText, GameTexts } from "~/text/game";

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The face of a card of this game, small or enlarged; without one, the common face is used. */
  CardFace?: Component<CardFaceProps>;
  /** Which pieces an event moves that have no id of their own: copies fly from one flip key to another. */
  flights?: (event: TableEvent, texts: GameTexts) => readonly Flight[];
}

export interface BoardProps {
  /** What this seat sees: zones of pieces, with marks and the words that point at them. */
  scene: Scene;
  /** What can be done now. */
  acting: Acting;
  /** Names, events, cards, marks in words. Everything a board writes comes from here or from text/page. */
  texts: GameTexts;
  /** By seat number: name, colour, sign, whether it is mine, whether it is asked. */
  seats: readonly SeatLook[];
  /** Shows cards enlarged. */
  preview: Preview;
  /** Put on every element that shows a piece or a zone: `<div {@attach piece(id, {...})}>`. */
  piece: PieceAttachment;
}

export interface Acting {
  /** Is this seat asked anything? */
  readonly isAsked: boolean;
  /** The words that can be said: all options, or those left after narrowing. */
  readonly options: readonly string[];
  /** The piece or zone whose words are left; null when nothing is narrowed. */
  readonly narrowedBy: string | null;
  /** The state of a piece, or of a zone by its id, in the current question. */
  stateOf(id: string): PieceState;
  usable(id: string): boolean;
  /** The words that point at a piece and can be said now. */
  wordsOf(id: string): readonly string[];
  /** Narrow to the words of a piece; when one is left, it is said. */
  choose(id: string): void;
  /** Say a word; what cannot be taken back (`fatal`, `grave`) is confirmed first. */
  say(word: string): void;
  cancel(): void;
  /** Ask which rule forbids this piece now. The answer is shown to the player. */
  whyNot(id: string): void;
}

/** usable: stands for an option. chosen: the options are narrowed to it. other: usable, but not chosen. */
export type PieceState = "usable" | "chosen" | "other" | "idle";

export interface SeatLook {
  number: number;
  /** `seat-1`: how scenes name it. */
  id: string;
  name: string;
  /** A CSS colour, `var(--seat-0)`; never without the sign. */
  colour: string;
  /** A shape that tells the seat apart without colour: one of ● ■ ▲ ◆ ★. */
  sign: string;
  isMine: boolean;
  isAsked: boolean;
  /** The bot that plays it now, if any. */
  bot: string | null;
}

/** A card that is pointed at. */
export interface Enlarged {
  card: string;
  /** Where its piece is. */
  beside: DOMRect;
  marks: NonNullable<PieceDetails["marks"]>;
  /** What a click does, and what it costs. */
  options: readonly string[];
}

export interface Preview {
  /** What is pointed at now. */
  readonly enlarged: Enlarged | null;
  /** A board that has a panel for what is pointed at says so; then no card lies over the board. */
  isDocked: boolean;
  /** Show a card enlarged beside an element, until `hide`. */
  show(card: string, beside: Element, marks?: PieceDetails["marks"]): void;
  hide(): void;
  /** Open a card in a dialog, with "why not?" for the piece that shows it. */
  open(card: string, piece?: string): void;
}

export interface PieceDetails {
  /** The card to enlarge on hover, focus or long press: a content id, mostly the piece's face. */
  card?: string | null;
  /** What a screen reader says; by default the name of the piece. The options are added to it. */
  label?: string;
  /** Elements with the same key before and after a change travel from one place to the other. */
  flip?: string;
  /** Marks to print beside the enlarged card. */
  marks?: Record<string, unknown>;
}

export type PieceAttachment = (id: string, details?: PieceDetails) => Attachment;

export interface CardFaceProps {
  card: CardText;
  texts: GameTexts;
  /** small: on the board, name and what matters at a glance; large: everything. */
  size: "small" | "large";
}

export interface Flight {
  /** Flip keys of the elements from which and to which a copy of the first travels. */
  from: string;
  to: string;
}
