import { expect, it, vi } from 'vitest';
import { occupy } from '../../state/occupations.ts';
import { createStores } from '../../state/stores.ts';
import { offerWhenFree } from './offer-when-free.ts';

function setUp() {
  const stores = createStores();
  const onWait = vi.fn();
  offerWhenFree(stores, onWait);
  return { ...stores, onWait };
}
/** Stores notify asynchronously. */
const told = () => Promise.resolve();

it.each(['form', 'cashier', 'bet-slip'] as const)(
  'PWA-6 shows one line during a %s and offers the update afterwards',
  async (what) => {
    const { update, occupations, onWait } = setUp();
    const end = occupy(occupations, what);
    update.step = 'ready';
    await told();
    expect(update.step).toBe('ready');
    occupy(occupations, 'form')();
    await told();
    expect(onWait).toHaveBeenCalledOnce();
    end();
    await told();
    expect(update.step).toBe('offered');
  },
);

it('PWA-6 shows not even the line during a game', async () => {
  const { update, occupations, onWait } = setUp();
  const end = occupy(occupations, 'game');
  update.step = 'ready';
  await told();
  expect(onWait).not.toHaveBeenCalled();
  end();
  await told();
  expect(update.step).toBe('offered');
  expect(onWait).not.toHaveBeenCalled();
});

it('PWA-6 hides an offered update when the visitor becomes busy', async () => {
  const { update, occupations } = setUp();
  update.step = 'ready';
  await told();
  expect(update.step).toBe('offered');
  occupy(occupations, 'form');
  await told();
  expect(update.step).toBe('ready');
});
