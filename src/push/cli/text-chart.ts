import type { ReadCampaign } from '../campaign-view.ts';

const WIDTH = 32;

/** A campaign's results as text: a bar per outcome with its share of all devices. */
export function textChart({ counts }: ReadCampaign): string[] {
  const { total, sent, gone, failed, skipped, waiting, clicked, skippedBy } = counts;
  const reasons = Object.entries(skippedBy).map(([reason, count]) => [`  ${reason}`, count]);
  const rows = [
    ['sent', sent],
    ['  clicked', clicked],
    ['gone', gone],
    ['failed', failed],
    ['skipped', skipped],
    ...reasons,
    ['waiting', waiting],
  ] as [string, number][];
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const countWidth = Math.max(...rows.map(([, count]) => whole(count).length));
  return rows.map(([name, count]) => {
    const part = total === 0 ? 0 : count / total;
    const figures = `${whole(count).padStart(countWidth)} ${percent(part).padStart(7)}`;
    return `${name.padEnd(nameWidth)} ${figures} ${barOf(part, WIDTH)}`.trimEnd();
  });
}

/** A bar of at most `width` characters; at least one character for a number above 0. */
export function barOf(part: number, width: number): string {
  const length = part === 0 ? 0 : Math.max(1, Math.round(part * width));
  return '█'.repeat(length);
}

export const whole = (count: number): string => count.toLocaleString('en');
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
