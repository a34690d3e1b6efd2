import type { Campaign } from '../campaign.ts';
import { isOver, type ReadCampaign } from '../campaign-view.ts';
import { follow } from './follow.ts';
import { type OperatorApi, OperatorUnavailable } from './operator-api.ts';
import type { Screen } from './progress.ts';
import { textChart, whole } from './text-chart.ts';

/** Leave campaigns that start later than this to the operator, ms. */
const SOON_MS = 60_000;
/**
 * Also leave a campaign to the operator after this long without progress while devices wait for their local time, ms.
 */
const LEAVE_AFTER_MS = 60_000;

/** Sends a campaign, or follows one that has started. @returns the exit code */
export async function send(api: OperatorApi, campaign: Campaign, screen: Screen): Promise<number> {
  const { id } = campaign;
  const created = await api.create(campaign);
  if (created.state === 'draft') await api.schedule(id);
  else screen.write(`${id} is there already (${created.state}); nothing is sent twice.\n`);
  // Schedule again, because an earlier run may have stopped half-way.
  const view = created.state === 'scheduled' ? await api.schedule(id) : await api.find(id);
  const startsAt = Date.parse(view.startsAt ?? '');
  if (view.state === 'scheduled' && startsAt > Date.now() + SOON_MS) {
    screen.write(`${id} begins at ${view.startsAt}. npm run push -- --follow ${id} shows it.\n`);
    return 0;
  }
  return show(await follow(api, id, screen, LEAVE_AFTER_MS), screen);
}

/** Prints what would be sent without sending. */
export async function preview(
  api: Pick<OperatorApi, 'preview'>,
  campaign: Campaign,
  screen: Screen,
): Promise<number> {
  const { id, topic, path, text, sendAt = 'at once', expiresAt } = campaign;
  screen.write(`${id}: topic ${topic}, to ${path}, ${sendAt}, until ${expiresAt}\n`);
  for (const [language, { title, body }] of Object.entries(text)) {
    screen.write(`  ${language}  ${title}\n      ${body}\n`);
  }
  const { total, send: now, later, skippedBy } = await previewAll(api, campaign);
  const rest =
    later === undefined
      ? [`${whole(total - now)} later or not at all`]
      : [
          `${whole(later)} later`,
          ...Object.entries(skippedBy).map(([reason, n]) => `${whole(n)} not (${reason})`),
        ];
  screen.write(`Of ${devices(total)} ${[`${whole(now)} now`, ...rest].join(', ')}.\n`);
  return 0;
}

/** A call counts only some thousand devices. */
async function previewAll(api: Pick<OperatorApi, 'preview'>, campaign: Campaign) {
  const sum = await api.preview(campaign);
  for (let { next } = sum; next !== undefined; ) {
    const more = await api.preview(campaign, next);
    if (more.next === next)
      throw new OperatorUnavailable('the preview does not go on: is `?after=` dropped on the way?');
    sum.total += more.total;
    sum.send += more.send;
    if (sum.later !== undefined) sum.later += more.later ?? 0;
    for (const [reason, n] of Object.entries(more.skippedBy))
      sum.skippedBy[reason] = (sum.skippedBy[reason] ?? 0) + n;
    next = more.next;
  }
  return sum;
}

const devices = (count: number) => `${whole(count)} ${count === 1 ? 'device' : 'devices'}`;

/** Prints the results. @returns 1 for a draft and a cancelled campaign, else 0 */
export function show(view: ReadCampaign, screen: Screen): number {
  const { campaign, state, counts } = view;
  if (state === 'draft') {
    screen.write(`${campaign.id} is not scheduled; run --campaign again.\n`);
    return 1;
  }
  screen.write(`${campaign.id}: ${state}, ${devices(counts.total)}\n`);
  for (const line of textChart(view)) screen.write(`  ${line}\n`);
  if (!isOver(view)) {
    screen.write(
      `${whole(counts.waiting)} wait for their own time; sending goes on. npm run push -- --follow ${campaign.id} shows it.\n`,
    );
  }
  return state === 'cancelled' ? 1 : 0;
}
