import { widthOf } from './lettering.ts';

/** One line of a lockup: its text, cap height in px and width. */
interface LockupLine {
  readonly text: string;
  readonly caps: number;
  readonly width: number;
}

/** Type set like a playbill: all lines justified to the same width, as large as the box allows. */
export interface Lockup {
  readonly lines: readonly LockupLine[];
  readonly height: number;
}

const GAP = 0.16; // line gap, as a share of the mean line height

/** Breaks a title into one to three lines so that the smallest line is as large as possible. */
export function lockup(title: string, width: number, height: number, tallest: number): Lockup {
  const words = title.toUpperCase().split(' ');
  const all = breaks(words).map((texts) => set(texts, width, height, tallest));
  return all.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

function set(texts: readonly string[], width: number, height: number, tallest: number): Lockup {
  const caps = texts.map((text) => Math.min(tallest, width / widthOf(text, 1)));
  const total = stacked(caps);
  const fit = Math.min(1, height / total);
  return {
    lines: texts.map((text, i) => {
      const size = (caps[i] ?? 0) * fit;
      return { text, caps: size, width: widthOf(text, size) };
    }),
    height: total * fit,
  };
}

/** The line gap of a lockup, px. */
export function lineGap(lines: readonly LockupLine[]): number {
  return (lines.reduce((sum, { caps }) => sum + caps, 0) / lines.length) * GAP;
}

function stacked(caps: readonly number[]): number {
  const sum = caps.reduce((total, size) => total + size, 0);
  return sum + (sum / caps.length) * GAP * (caps.length - 1);
}

/** Rates a lockup by its smallest line; an extra line must make the type a seventh larger. */
function worth({ lines }: Lockup): number {
  return Math.min(...lines.map(({ caps }) => caps)) * 0.87 ** lines.length;
}

/** All ways to break the words, in order, into one to three lines. */
function breaks(words: readonly string[], lines = 3): string[][] {
  if (words.length === 0) return [[]];
  if (lines === 1) return [[words.join(' ')]];
  return words.flatMap((_, i) => {
    const head = words.slice(0, i + 1).join(' ');
    return breaks(words.slice(i + 1), lines - 1).map((rest) => [head, ...rest]);
  });
}
