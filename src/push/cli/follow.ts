import { setTimeout as pause } from 'node:timers/promises';
import { isOver, type ReadCampaign } from '../campaign-view.ts';
import { type OperatorApi, OperatorUnavailable } from './operator-api.ts';
import { createProgress, type Screen } from './progress.ts';

const EVERY_MS = 500;
/** How long to wait for a restarting operator. */
const MOST_SILENCE_MS = 60_000;

/**
 * Shows a campaign's progress until it is over. A draft is returned at once: it does not move.
 * @param leaveAfterMs how long to wait without progress while devices wait for their local time
 * @returns the campaign
 * @throws OperatorUnavailable after a minute without a response
 */
export async function follow(
  api: Pick<OperatorApi, 'find'>,
  id: string,
  screen: Screen,
  leaveAfterMs = Number.POSITIVE_INFINITY,
): Promise<ReadCampaign> {
  const progress = createProgress(screen, Date.now);
  let answeredAt = Date.now();
  let movedAt = Date.now();
  let settled = -1;
  try {
    for (;;) {
      const view = await api.find(id).catch((error: unknown) => {
        const silence = Date.now() - answeredAt;
        if (error instanceof OperatorUnavailable && silence < MOST_SILENCE_MS) return undefined;
        throw error;
      });
      if (view !== undefined) {
        if (view.state === 'draft') return view;
        answeredAt = Date.now();
        progress.show(view);
        const { total, waiting } = view.counts;
        if (total - waiting !== settled || !view.listed) movedAt = Date.now();
        settled = total - waiting;
        if (isOver(view) || Date.now() - movedAt > leaveAfterMs) return view;
      }
      await pause(EVERY_MS);
    }
  } finally {
    progress.end();
  }
}
