import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../lib/problem.ts';
import { createTurns } from '../../lib/turns.ts';
import { type Campaign, isExpired } from '../campaign.ts';
import { isOver, viewOf } from '../campaign-view.ts';
import type { OpenPush } from '../open-push.ts';
import type { Recipients } from '../recipients.ts';
import { startCampaign } from '../start-campaign.ts';
import { invalidCampaign, readCampaign } from './campaign-body.ts';
import { type Answer, json } from './exchange.ts';
import { previewOf } from './preview.ts';
import { found, type StaffCall, type StaffRoute } from './staff-api.ts';

const MOST_LISTED = 100;

interface CampaignDesk {
  readonly open: () => Promise<OpenPush>;
  readonly recipients: Recipients;
  /** The operator's default language; every campaign has a text in it. */
  readonly language: string;
  readonly now: () => Date;
}

/** The campaign API for staff (docs/push-campaigns.md). */
export function campaignRoutes(desk: CampaignDesk): readonly StaffRoute[] {
  const { open, recipients, language, now } = desk;

  const inTurn = createTurns();
  /** A preview goes through thousands of devices, so repeated calls wait instead of adding up. */
  const previewInTurn = createTurns();

  async function view(id: string): Promise<Answer> {
    const { store } = await open();
    return json(200, viewOf(found(await store.findCampaign(id))));
  }

  /** Returns the existing campaign for an identical one, so that a repeated call continues. */
  async function create({ request }: StaffCall): Promise<Answer> {
    const campaign = await readCampaign(request, language);
    const { store } = await open();
    const there = await store.findCampaign(campaign.id);
    if (there === undefined) {
      assertLasts(campaign, now());
      if (await store.createCampaign(campaign, now())) {
        return { ...(await view(campaign.id)), status: 201 };
      }
    }
    const kept = there ?? found(await store.findCampaign(campaign.id));
    if (isDeepStrictEqual(kept.campaign, campaign)) return json(200, viewOf(kept));
    throw new Problem(409, 'campaign_exists', `Another campaign has the id ${campaign.id}`);
  }

  async function preview({ request }: StaffCall): Promise<Answer> {
    const campaign = await readCampaign(request, language);
    assertLasts(campaign, now());
    const after = placeIn(request.query);
    const { store } = await open();
    const work = () => previewOf(campaign, { store, recipients, now: now(), after });
    return json(200, await previewInTurn(work));
  }

  async function schedule({ id }: StaffCall): Promise<Answer> {
    const opened = await open();
    // Sequential, so that the second of two concurrent calls finds it scheduled.
    await inTurn(() => begin(opened, id));
    return view(id);
  }

  async function begin(opened: OpenPush, id: string): Promise<void> {
    const kept = found(await opened.store.findCampaign(id));
    if (kept.state === 'sending' || kept.state === 'scheduled') return;
    if (isOver(kept) || !(await startCampaign(opened, id, now()))) throw campaignOver(id);
  }

  async function cancel({ id }: StaffCall): Promise<Answer> {
    const { store } = await open();
    found(await store.findCampaign(id));
    if (!(await store.cancelCampaign(id, now()))) throw campaignOver(id);
    return view(id);
  }

  async function list(): Promise<Answer> {
    const { store } = await open();
    return json(200, { campaigns: (await store.listCampaigns(MOST_LISTED)).map(viewOf) });
  }

  const right = { right: 'campaigns' } as const;
  return [
    { ...right, method: 'POST', path: '/push/campaigns', handle: create },
    { ...right, method: 'POST', path: '/push/previews', handle: preview },
    { ...right, method: 'GET', path: '/push/campaigns', handle: list },
    { ...right, method: 'GET', path: '/push/campaigns/{id}', handle: ({ id }) => view(id) },
    { ...right, method: 'POST', path: '/push/campaigns/{id}/schedule', handle: schedule },
    { ...right, method: 'POST', path: '/push/campaigns/{id}/cancel', handle: cancel },
  ];
}

/**
 * Where a preview continues: the id of a device. PostgreSQL cannot compare every text.
 * @throws Problem 422 `parameter_invalid`
 */
function placeIn(query: string): string | undefined {
  const after = new URLSearchParams(query).get('after') ?? undefined;
  if (after === undefined || /^[\w-]{1,64}$/.test(after)) return after;
  const title = 'after must be the value of next in the previous answer';
  throw new Problem(422, 'parameter_invalid', title, { extra: { field: 'after' } });
}

function assertLasts(campaign: Campaign, now: Date): void {
  if (!isExpired(campaign, now)) return;
  const found = campaign.expiresAt;
  throw invalidCampaign([`expiresAt: found "${found}"; expected a time in the future`]);
}

const campaignOver = (id: string) =>
  new Problem(409, 'campaign_over', `The campaign ${id} is already over`);
