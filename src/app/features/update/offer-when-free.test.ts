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
/** The stores tell what has changed a moment later. */
const told = () => Promise.resolve();

it.each(['form', 'cashier', 'bet-slip'] as const)(
  'PWA-6 during a %s the offer waits, one line says so, and it comes afterwards',
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

it('PWA-6 during a game there is not even the line', async () => {
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

it('PWA-6 who begins something is left alone, although it was offered already', async () => {
  const { update, occupations } = setUp();
  update.step = 'ready';
  await told();
  expect(update.step).toBe('offered');
  occupy(occupations, 'form');
  await told();
  expect(update.step).toBe('ready');
});
