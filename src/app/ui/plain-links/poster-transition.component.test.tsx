import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMotion } from '../../../../tests/component/emulate-motion.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const main = page.getByRole('main');
const pressSimilarGame = () => main.getByRole('list').last().getByRole('link').first().click();

/** Records view transitions. @returns for each one the animated parts, once it runs */
function watchTransitions() {
  const transitions: Promise<string[]>[] = [];
  const start = document.startViewTransition.bind(document);
  const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    const transition = start(update);
    const parts = transition.ready.then(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []),
    );
    transitions.push(parts.catch(() => []));
    return transition;
  });
  onTestFinished(() => spy.mockRestore());
  return transitions;
}

test('PF-9 grows the pressed poster into the picture on the game’s page', async () => {
  await emulateMotion('no-preference');
  const transitions = watchTransitions();
  await mountApp('/games/velvet-fox');
  for (const pressed of [1, 2]) {
    await pressSimilarGame();
    await expect.poll(() => transitions.length).toBe(pressed);
    const parts = await transitions[pressed - 1];
    expect(parts).toContain('::view-transition-old(poster)');
    expect(parts).toContain('::view-transition-new(poster)');
  }
});

test('PF-9 opens a game’s page without a transition under reduced motion', async () => {
  await emulateMotion('reduce');
  const transitions = watchTransitions();
  const { router } = await mountApp('/games/velvet-fox');
  const { pathname } = location;
  await pressSimilarGame();
  await expect.poll(() => router.state.location.pathname).not.toBe(pathname);
  await expect.poll(() => document.title).not.toMatch('Velvet Fox');
  expect(transitions).toEqual([]);
});

test('PF-9 RTE-10 goes back at once when a player leaves a game before its picture has grown', async () => {
  await emulateMotion('no-preference');
  const unhandled: boolean[] = [];
  const watch = (event: Event) => void unhandled.push(!event.defaultPrevented);
  addEventListener('unhandledrejection', watch);
  onTestFinished(() => removeEventListener('unhandledrejection', watch));
  const { router } = await mountApp('/games/velvet-fox');
  const start = document.startViewTransition.bind(document);
  const spy = vi.spyOn(document, 'startViewTransition').mockImplementationOnce((update) => {
    const transition = start(update);
    transition.skipTransition();
    void router.navigate(-1);
    return transition;
  });
  onTestFinished(() => spy.mockRestore());
  await pressSimilarGame();
  await expect.poll(() => unhandled.length).toBe(1);
  await expect.element(main.getByRole('heading', { level: 1, name: 'Velvet Fox' })).toBeVisible();
  expect(unhandled).toEqual([false]);
});
