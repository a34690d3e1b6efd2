import { expect, onTestFinished, test } from 'vitest';
import { hydrationRenders } from '../../../tests/component/hydration-renders.tsx';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { useFirstScreen } from './use-first-screen.ts';

/** Records the number of matching elements that a page shows at first and later. */
function watchCounts(selector: string) {
  const count = () => document.querySelectorAll(`main ${selector}`).length;
  const counts: number[] = [];
  const changes = new MutationObserver(() => {
    const now = count();
    if (now > 0 && now !== counts.at(-1)) counts.push(now);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => changes.disconnect());
  return { count, counts };
}

const places = [
  { path: '/games', part: '.lobby-rail' },
  { path: '/games/neon-alley', part: ':is(.game-page > div, .game-page-similar li)' },
  { path: '/promotions', part: '.promotion-tile' },
  { path: '/', part: '.home > :not(.home-end)' },
];
for (const { path, part } of places)
  test(`PF-9 ${path} shows the first screen of a followed link before the rest, all at once on Back`, async () => {
    const { router } = await mountApp(path);
    const { count, counts } = watchCounts(part);
    await expect.poll(count).toBeGreaterThan(4);
    const all = count();
    await router.navigate('/sitemap');
    await expect.poll(count).toBe(0);
    counts.length = 0;
    await router.navigate(path);
    await expect.poll(count).toBeGreaterThan(0);
    await expect
      .poll(() => {
        // Home adds the rest as its end comes near.
        document.querySelector('.home-end')?.scrollIntoView();
        return count();
      })
      .toBe(all);
    expect(counts[0]).toBeLessThan(all);
    await router.navigate('/sitemap');
    await expect.poll(count).toBe(0);
    counts.length = 0;
    history.back();
    await expect.poll(count).toBe(all);
    expect(counts).toEqual([all]);
  });

test('PF-9 shows the first screen of the lobby before the rest, also if its games come late', async () => {
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  const { router } = await mountApp('/help', {
    async answering({ url }) {
      if (new URL(url).pathname.endsWith('/games')) await held;
      return undefined;
    },
  });
  const { count, counts } = watchCounts('.lobby-rail:has(a)');
  await router.navigate('/games');
  await expect.poll(() => document.querySelector('.lobby-bar')).not.toBeNull();
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(count()).toBe(0);
  letIn();
  await expect.poll(count).toBeGreaterThan(4);
  expect(counts[0]).toBeLessThan(5);
});

test('PF-2 SSR renders once while hydrating what a visitor opened', async () => {
  expect(await hydrationRenders(useFirstScreen, '/games')).toBe(1);
});
