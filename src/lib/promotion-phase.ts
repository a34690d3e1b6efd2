export type PromotionPhase = 'coming' | 'running' | 'over';

/** Epoch ms of a time; undefined for text that is not one. */
export function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** @param dates ISO times @param now epoch ms */
export function promotionPhase(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  now: number,
): PromotionPhase {
  const [start, end] = [timeOf(startDate), timeOf(endDate)];
  if (end !== undefined && end <= now) return 'over';
  return start !== undefined && start > now ? 'coming' : 'running';
}
