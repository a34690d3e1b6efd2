import type { ReadCampaign } from '../campaign-view.ts';
import { barOf, whole } from './text-chart.ts';

const WIDTH = 30;
/** Interval of progress lines without a terminal, ms. */
const LINE_EVERY_MS = 5000;

/** Output; `columns` exists on a terminal. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Shows a campaign's progress: a changing line on a terminal, otherwise a line at intervals. */
export function createProgress(screen: Screen, now: () => number) {
  let last = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    show(view: ReadCampaign): void {
      const line = progressLine(view);
      if (screen.isTTY === true) {
        screen.write(`\r\u001b[K${line.slice(0, (screen.columns ?? 80) - 1)}`);
        last = line;
      } else if (line !== last && now() - lastAt >= LINE_EVERY_MS) {
        screen.write(`${line}\n`);
        last = line;
        lastAt = now();
      }
    },
    /** Ends the line. */
    end(): void {
      if (screen.isTTY === true && last !== '') screen.write('\n');
      last = '';
    },
  };
}

/** @returns `[██████    ] 60 %  6,000 of 10,000, 12 failed` */
export function progressLine({ state, listed, startsAt, counts }: ReadCampaign): string {
  const { total, waiting, failed, gone } = counts;
  if (state === 'scheduled') return `begins at ${startsAt ?? 'once'}`;
  const settled = total - waiting;
  const part = total === 0 ? 0 : settled / total;
  const bar = barOf(part, WIDTH).padEnd(WIDTH);
  const more = [failed > 0 && `${whole(failed)} failed`, gone > 0 && `${whole(gone)} gone`];
  const figures = `${whole(settled)} of ${whole(total)}${listed ? '' : ' and more'}`;
  return [
    `[${bar}] ${Math.floor(part * 100)} %  ${figures}`,
    ...more.filter((text) => text !== false),
  ].join(', ');
}
