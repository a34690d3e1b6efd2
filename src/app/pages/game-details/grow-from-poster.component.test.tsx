import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMotion } from '../../../../tests/component/emulate-motion.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });

/** Records where each animated picture starts, rounded. */
function watchGrowth(): DOMRect[] {
  const starts: DOMRect[] = [];
  const { animate } = Element.prototype;
  const spy = vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    ...given
  ) {
    const animation = animate.apply(this, given);
    animation.pause();
    starts.push(rounded(this.getBoundingClientRect()));
    animation.finish();
    return animation;
  });
  onTestFinished(() => spy.mockRestore());
  return starts;
}

const rounded = ({ x, y, width, height }: DOMRect) =>
  new DOMRect(...[x, y, width, height].map(Math.round));

/** Follows the link of the first similar game. @returns where its poster was */
async function pressSimilarGame(): Promise<DOMRect> {
  const link = main.getByRole('list').last().getByRole('link').first();
  await expect.element(link).toBeInTheDocument();
  link.element().scrollIntoView({ block: 'center' });
  const poster = link.element().querySelector('.poster-frame');
  if (!poster) throw new Error('The link has no poster');
  const place = rounded(poster.getBoundingClientRect());
  // Hovering would lift the poster.
  (link.element() as HTMLElement).click();
  return place;
}

test('PF-9 grows the pressed poster into the picture on the game’s page', async () => {
  await emulateMotion('no-preference');
  const starts = watchGrowth();
  await mountApp('/games/velvet-fox');
  for (const count of [1, 2]) {
    const place = await pressSimilarGame();
    await expect.poll(() => starts).toHaveLength(count);
    expect(starts.at(-1)).toEqual(place);
  }
});

test('PF-9 opens a game’s page at once under reduced motion', async () => {
  await emulateMotion('reduce');
  const starts = watchGrowth();
  await mountApp('/games/velvet-fox');
  await expect.element(heading).toHaveTextContent('Velvet Fox');
  await pressSimilarGame();
  await expect.element(heading).not.toHaveTextContent('Velvet Fox');
  await new Promise(requestAnimationFrame);
  expect(starts).toEqual([]);
});

test('PF-9 does not grow a picture whose page was opened by other means', async () => {
  await emulateMotion('no-preference');
  const starts = watchGrowth();
  const { router } = await mountApp('/games/velvet-fox');
  await pressSimilarGame();
  await expect.poll(() => starts).toHaveLength(1);
  await router.navigate(-1);
  await expect.element(heading).toHaveTextContent('Velvet Fox');
  await new Promise(requestAnimationFrame);
  expect(starts).toHaveLength(1);
});
