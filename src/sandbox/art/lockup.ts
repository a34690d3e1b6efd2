import { widthOf } from './lettering.ts';

/** One line of a lockup: what it says, the height of its capitals in px, and its width. */
export interface LockupLine {
  readonly text: string;
  readonly caps: number;
  readonly width: number;
}

/** Type set as a playbill sets it: lines filled out to one measure, as large as the box allows. */
export interface Lockup {
  readonly lines: readonly LockupLine[];
  readonly height: number;
}

const GAP = 0.16; // between lines, of the mean height of a line

/** Breaks a title over one to three lines so that its smallest line is as large as it can be. */
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

/** The gap between two lines of a lockup, px. */
export function lineGap(lines: readonly LockupLine[]): number {
  return (lines.reduce((sum, { caps }) => sum + caps, 0) / lines.length) * GAP;
}

function stacked(caps: readonly number[]): number {
  const sum = caps.reduce((total, size) => total + size, 0);
  return sum + (sum / caps.length) * GAP * (caps.length - 1);
}

/** Its smallest line counts; a further line must make the type a seventh larger to be worth it. */
function worth({ lines }: Lockup): number {
  return Math.min(...lines.map(({ caps }) => caps)) * 0.87 ** lines.length;
}

/** Every way to set the words, in order, on one to three lines. */
function breaks(words: readonly string[], lines = 3): string[][] {
  if (words.length === 0) return [[]];
  if (lines === 1) return [[words.join(' ')]];
  return words.flatMap((_, i) => {
    const head = words.slice(0, i + 1).join(' ');
    return breaks(words.slice(i + 1), lines - 1).map((rest) => [head, ...rest]);
  });
}
