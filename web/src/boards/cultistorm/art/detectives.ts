/** Portraits of the six detectives as cut paper, 60 by 72, in four layers from the back to the front. */
interface Cameo {
  /** Coat and whatever is behind the face. */
  coat: string;
  face: string;
  /** Hair and hat, in front of the face. */
  hat: string;
  /** Eyes, mouth, glasses. */
  lines: string;
  /** What is bright on the dark: collar, band, pearls. */
  bright: string;
}

const SHOULDERS = "M3 72q2-16 17-19l5-3v-7h10v7l5 3q15 3 17 19z";
const FACE = "M20 27q0-9 10-9t10 9v7q-1 12-10 14q-9-2-10-14z";
const eyes = (y: number): string =>
  `M23 ${y}q2.500-2 5 0q-2.500 1.600-5 0zM32 ${y}q2.500-2 5 0q-2.500 1.600-5 0z`;
const MOUTH = "M27 42q3 1.800 6 0q-3 .3-6 0z";
const NOSE = "M30 33l1.600 4.400h-2.200z";

export const CAMEOS: Record<string, Cameo> = {
  "miriam-hale": {
    coat: SHOULDERS,
    face: FACE,
    hat: "M17 40q-4-24 13-29q17 5 13 29q-3 2-4-1q1-6 .5-12q-9-1-13-7q-2 5-6 7q-.5 6 .5 12q-1 3-4 1zM25 12q5-8 10 0z",
    lines: `${NOSE}${MOUTH}M21 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0zm1.200 0a2.800 2.800 0 1 1 5.600 0a2.800 2.800 0 1 1-5.600 0zM31 31a4 4 0 1 0 8 0a4 4 0 1 0-8 0zm1.200 0a2.800 2.800 0 1 1 5.600 0a2.800 2.800 0 1 1-5.600 0zM28.500 30.500h3v1h-3zM24 30.500h2v1.500h-2zM34 30.500h2v1.500h-2z`,
    bright: "M30 70l-8-17 8 4 8-4z",
  },
  "elias-crane": {
    coat: SHOULDERS,
    face: FACE,
    hat: "M6 27q24-8 48 0q-3 3-24 2.500T6 27zM17 25q-1-16 5-17q4 2.500 8 0q4 2.500 8 0q6 1 5 17q-13-3-26 0zM20 28l-1 8 2 4v-12zM40 28l1 8-2 4v-12z",
    lines: `${eyes(33)}${NOSE}${MOUTH}M22 30l6 .8v-1.200zM38 30l-6 .8v-1.200z`,
    bright: "M17 21q13-3 26 0v2.600q-13-3-26 0zM24 52l6 5 6-5-3 6h-6z",
  },
  "bruno-kessler": {
    coat: "M1 72q1-19 19-22l4-3v-6h12v6l4 3q18 3 19 22z",
    face: "M18 26h24v9q-1 13-12 14q-11-1-12-14z",
    hat: "M16 26q-2-14 14-14q13 0 15 10l9 2q1 3-7 3q-16-3-31-1z",
    lines: `${eyes(31)}M29 32h3v5h-4zM25 42h10v1.200H25zM22 28.500h7v1.200h-7zM31 28.500h7v1.200h-7zM22 44q8 6 16 0q-2 4-8 5q-6-1-8-5z`,
    bright: "M18 54l12 6 12-6-12 17z",
  },
  "agnes-ward": {
    coat: `${SHOULDERS}M30 7q18 0 19 19q1 22-6 31H17q-7-9-6-31q1-19 19-19z`,
    face: FACE,
    hat: "M20 28q1-11 10-11t10 11q-3-7-10-7t-10 7z",
    lines: `${eyes(31)}${NOSE}${MOUTH}M23 28h5v.9h-5zM32 28h5v.9h-5z`,
    bright: "M29 55h2v5h4v2h-4v8h-2v-8h-4v-2h4z",
  },
  "ysolde-marchetti": {
    coat: `${SHOULDERS}M14 28q-5 14 2 25h28q7-11 2-25z`,
    face: FACE,
    hat: "M13 26q-2-18 17-20q19 2 17 20q-17-9-34 0zM26 8q4-9 8 0z",
    lines: `${eyes(32)}${NOSE}${MOUTH}M22 29.500q3-2 6-.5v.8q-3-1-6 .5zM38 29.500q-3-2-6-.5v.8q3-1 6 .5z`,
    bright:
      "M30 10l3 4.500-3 4.500-3-4.500zM18 57a1.700 1.700 0 1 0 .1 0zM23 60a1.700 1.700 0 1 0 .1 0zM30 61.500a1.700 1.700 0 1 0 .1 0zM37 60a1.700 1.700 0 1 0 .1 0zM42 57a1.700 1.700 0 1 0 .1 0z",
  },
  "jack-delacroix": {
    coat: SHOULDERS,
    face: FACE,
    hat: "M10 26q-2-2.500 3-3h34q5 .5 3 3q-20 3-40 0zM18 23q0-14 12-14t12 14zM20 26v8h1.500v-8zM38.500 26v8H40v-8z",
    lines: `${eyes(32)}${NOSE}M24 40q3-2.600 6-.6q3-2 6 .6q-3 2.400-6 .8q-3 1.600-6-.8zM27 44h6v.9h-6z`,
    bright: "M18 19.500h24v2.400H18zM30 55l-7-3.500v7zM30 55l7-3.500v7zM29 60h2v2h-2zM29 65h2v2h-2z",
  },
};
