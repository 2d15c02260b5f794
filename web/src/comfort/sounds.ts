/** Short sounds, made by the browser: nothing is loaded. They are off unless a player turns them on. */
import { stored } from "~/app/stored.svelte";

export type Sound = "turn" | "move" | "won" | "lost";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning, and how long it rings. */
  at: number;
  rings: number;
  loud: number;
  wave: OscillatorType;
}

const note = (
  pitch: number,
  at: number,
  rings: number,
  loud = 0.12,
  wave: OscillatorType = "sine",
): Note => ({
  pitch,
  at,
  rings,
  loud,
  wave,
});

const SOUNDS: Record<Sound, readonly Note[]> = {
  // A small brass bell: the ground note and two overtones.
  turn: [note(659, 0, 1.1), note(1319, 0, 0.7, 0.05), note(1976, 0, 0.35, 0.03)],
  // A piece set down on wood.
  move: [note(180, 0, 0.09, 0.16, "triangle"), note(95, 0, 0.12, 0.12)],
  won: [note(392, 0, 1.2), note(494, 0.14, 1.2), note(587, 0.28, 1.4), note(784, 0.42, 1.8)],
  lost: [
    note(220, 0, 1.6, 0.12, "triangle"),
    note(208, 0.35, 1.8, 0.12, "triangle"),
    note(104, 0.7, 2.6, 0.16),
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!stored.sound) return;
  context ??= new AudioContext();
  // A browser lets sound begin only after the player has touched the page; until then it stays silent.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const one of SOUNDS[sound]) ring(context, one);
}

function ring(on: AudioContext, { pitch, at, rings, loud, wave }: Note): void {
  const begins = on.currentTime + at;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.value = pitch;
  source.connect(volume).connect(on.destination);
  source.start(begins);
  source.stop(begins + rings + 0.05);
}
