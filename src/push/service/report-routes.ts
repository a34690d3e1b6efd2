import type { OpenPush } from '../open-push.ts';
import { reportPage } from './report-page.ts';
import { found, type StaffRoute } from './staff-api.ts';

/** A campaign's results as a page, which a browser opens with the token as password. */
export const reportRoutes = (open: () => Promise<OpenPush>): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/push/campaigns/{id}/report',
    right: 'campaigns',
    inBrowser: true,
    async handle({ id }) {
      const { store } = await open();
      const kept = found(await store.findCampaign(id));
      return reportPage(kept, await store.timeline(id));
    },
  },
];
