import { createHash } from 'node:crypto';
import { escapeHtml } from '../../lib/escape-html.ts';
import { countsOf, isOver } from '../campaign-view.ts';
import type { OpenPush } from '../open-push.ts';
import type { KeptCampaign, TimelineMinute } from '../ports.ts';
import type { Answer } from './exchange.ts';
import { reportChart } from './report-chart.ts';
import { columnsOf, OUTCOMES } from './report-columns.ts';
import { REPORT_STYLE } from './report-style.ts';
import { found, type StaffRoute } from './staff-api.ts';

/** Final outcomes, starting at the axis. Clicks come later. */
const SETTLED = OUTCOMES.filter((name) => name !== 'clicked');
/** Refresh interval while sending, in seconds. */
const REFRESH_SECONDS = 5;

const styleHash = createHash('sha256').update(REPORT_STYLE).digest('base64');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A campaign's results as a page: numbers, chart and table. */
function reportPage(kept: KeptCampaign, timeline: readonly TimelineMinute[]): Answer {
  const { campaign, state } = kept;
  const counts = countsOf(kept);
  const course = columnsOf(timeline);
  const title = `Campaign ${campaign.id}`;
  const skipped = Object.entries(counts.skippedBy).map(([reason, count]) => [
    `skipped: ${reason}`,
    count,
  ]);
  const figures = [
    ['devices', counts.total],
    ...(['waiting', ...OUTCOMES] as const).map((name) => [name, counts[name]]),
    ...skipped,
  ] as [string, number][];
  const body = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    isOver(kept) ? '' : `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    `<style>${REPORT_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(state)}; topic ${escapeHtml(campaign.topic)}; ${escapeHtml(timesOf(kept))}</p>`,
    '<dl>',
    ...figures.map(
      ([name, count]) => `<div><dt>${escapeHtml(name)}</dt><dd>${whole(count)}</dd></div>`,
    ),
    '</dl>',
    course.columns.length === 0 ? '<p>Nothing has been sent yet.</p>' : courseOf(course),
    '</main></body></html>',
  ].join('');
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
    },
    body,
  };
}

function courseOf({ minutes, columns }: ReturnType<typeof columnsOf>): string {
  const legend = SETTLED.map((name) => `<li class="${name}">${name}</li>`).join('');
  return [
    `<h2>Over time</h2><ul class="legend" aria-hidden="true">${legend}</ul>`,
    reportChart('Messages by outcome over time', SETTLED, columns, shortTime),
    '<h2>Clicks</h2>',
    reportChart('Clicks over time', ['clicked'], columns, shortTime),
    tableOf(columns, minutes),
  ].join('');
}

function tableOf(columns: ReturnType<typeof columnsOf>['columns'], minutes: number): string {
  const head = OUTCOMES.map((name) => `<th scope="col">${name}</th>`).join('');
  const rows = columns
    .map((column) => {
      const cells = OUTCOMES.map((name) => `<td>${whole(column[name])}</td>`).join('');
      return `<tr><th scope="row">${shortTime(column.from)}</th>${cells}</tr>`;
    })
    .join('');
  return `<table><caption>Per ${minutes} min, UTC</caption><thead><tr><th scope="col">From</th>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function timesOf({ startsAt, endedAt, campaign }: KeptCampaign): string {
  const times = [
    startsAt && `starts ${startsAt.toISOString()}`,
    endedAt && `ended ${endedAt.toISOString()}`,
    `expires ${campaign.expiresAt}`,
  ];
  return times.filter((text) => text !== undefined).join(', ');
}

const whole = (count: number) => count.toLocaleString('en');
const shortTime = (at: Date) => at.toISOString().slice(5, 16).replace('T', ' ');

/** Serves a campaign's results as a page. Browsers open it with the token as password. */
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
