import { afterAll, beforeAll, expect, test } from 'vitest';
import { editContent, type RunningSite, startSite } from '../fixtures/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ content: { deadlineMs: 5000 } });
});
afterAll(() => site.stop());

test('NAV-1 PF-11 the next visitor sees an editor’s change to a menu entry', async () => {
  const listed = (await (
    await fetch(`${site.origin}/content/api/desktop-menus?sort=order:asc`)
  ).json()) as { data: { documentId: string; label: string }[] };
  const entry = listed.data[1];
  expect(await (await fetch(site.origin)).text()).toContain(`>${entry?.label}<`);
  const edited = await editContent(site.origin, 'PUT', `desktop-menus/${entry?.documentId}`, {
    label: 'Grand Casino',
  });
  expect(edited.status).toBe(200);
  await expect.poll(async () => (await fetch(site.origin)).text()).toContain('>Grand Casino<');
});

test('FTR-7 HOM-3 the next visitor gets a complete page without a deleted entry', async () => {
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const home = async () => {
    const answer = await fetch(site.origin);
    const html = await answer.text();
    return {
      cached: answer.headers.get('cache-control')?.includes('s-maxage'),
      blocks: main(html).match(/<h2/g)?.length ?? 0,
      licence: html.includes('under licence MGA'),
      footer: html.includes('</footer>'),
    };
  };
  const before = await home();
  expect(before).toMatchObject({ cached: true, licence: true, footer: true });
  expect(before.blocks).toBeGreaterThan(3);
  for (const type of ['footer-texts', 'homes']) {
    const list = (await (await fetch(`${site.origin}/content/api/${type}`)).json()) as {
      data: { documentId: string }[];
    };
    const path = `${type}/${list.data[0]?.documentId}`;
    expect((await editContent(site.origin, 'DELETE', path)).ok).toBe(true);
  }
  // The webhook of the content system arrives a moment later.
  const without = { cached: true, blocks: 0, licence: false, footer: true };
  await expect.poll(home).toEqual(without);
});
