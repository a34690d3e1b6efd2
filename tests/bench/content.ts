import { editContent, startSite, WEBHOOK_SECRET } from '../fixtures/running-site.ts';
import type { Benchmark } from './benchmark.ts';
import { median } from './median.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 15;

/** PF-11: an edit, its publish webhook, and the next request. */
export const content: Benchmark = {
  name: 'content',
  title: 'From an edit to the page (PF-11)',
  async run() {
    const site = await startSite();
    const home = async () => {
      const began = performance.now();
      const html = await (await fetch(site.origin)).text();
      return { html, ms: performance.now() - began };
    };
    const list = await fetch(`${site.origin}/content/api/desktop-menus?sort=order:asc&locale=en`);
    const { data } = (await list.json()) as { data: { documentId: string }[] };
    const entry = data[0];
    if (!entry) throw new Error('The menu has no entry');
    const hooks: number[] = [];
    const edited: number[] = [];
    const kept: number[] = [];
    let missed = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await home();
      kept.push((await home()).ms);
      const label = `Edit ${round}`;
      await editContent(site.origin, 'PUT', `desktop-menus/${entry.documentId}`, { label });
      const began = performance.now();
      const hook = await fetch(`${site.origin}/hooks/content`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-webhook-secret': WEBHOOK_SECRET },
        body: JSON.stringify({ event: 'entry.publish', model: 'desktop-menu' }),
      });
      if (!hook.ok) throw new Error(`The webhook was answered ${hook.status}`);
      hooks.push(performance.now() - began);
      const next = await home();
      edited.push(next.ms);
      if (!next.html.includes(label)) missed++;
    }
    await site.stop();
    const table = toTable(
      ['', 'median ms'],
      [
        ['a kept page', rounded(median(kept), 1)],
        ['the webhook, which reads what changed', rounded(median(hooks), 1)],
        ['the next page, with the edit on it', rounded(median(edited), 1)],
      ],
    );
    return `${table}\n\n${ROUNDS} edits; ${ROUNDS - missed} of ${ROUNDS} were on the first page after the webhook.`;
  },
};
