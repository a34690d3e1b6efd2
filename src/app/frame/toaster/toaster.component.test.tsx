import '../later-overlays.css';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { stopClock } from '../../../../tests/component/stop-clock.ts';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import { askFor, withdraw } from '../../state/dialog-queue.ts';
import type { Stores } from '../../state/stores.ts';
import { addToast, clearToasts, type PushData, type ToastsStore } from '../../state/toasts.ts';
import { Toaster } from './toaster.tsx';

const area = page.getByRole('region', { name: 'Notifications' });
const button = area.getByRole('button');
const close = area.getByRole('button', { name: 'Close' });
const push: PushData = {
  title: 'A message for you',
  description: 'Tonight: <em>two</em> new games.',
  media: [],
  cta: '/games',
  priority: 'normal',
};
let stores: Stores;
let toasts: ToastsStore;
let clock: ReturnType<typeof stopClock>;

/** Text and state of all notifications. */
const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.toast'), (toast) => [
    toast.querySelector('p, strong')?.textContent,
    toast.dataset['state'],
  ]);
const raise = (text: string, durationMs?: number) =>
  addToast(toasts, { type: 'info', text, ...(durationMs && { durationMs }) });
const raisePush = (priority: PushData['priority']) =>
  addToast(toasts, { type: 'push', text: priority, push: { ...push, priority } });
const expectShown = (...expected: [text: string, state: string][]) =>
  expect.poll(shown).toEqual(expected);

/** Moves a finger over an element, in CSS px from its left edge. */
async function swipe(element: Element, ...xs: number[]) {
  const { left = 0, top = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  const box = element.getBoundingClientRect();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touching: number[]) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touching.map((x) => ({
        x: left + box.left + x,
        y: top + box.top + box.height / 2,
      })),
    });
  const [start = 0, ...moves] = xs;
  await touch('touchStart', start);
  for (const x of moves) await touch('touchMove', x);
  await touch('touchEnd');
}

/** Stops the clock of a mounted site or part with the mouse outside its notifications. */
async function stopTime(app: { stores: Stores }) {
  stores = app.stores;
  toasts = stores.toasts;
  await expect.element(area).toBeInTheDocument();
  await userEvent.unhover(area);
  clock = stopClock();
}
const mountSite = async () => stopTime((await mountApp('/sitemap')).app);

/** Renders the notifications alone. */
async function mountToaster() {
  const app = createTestApp();
  await render(
    <InApp app={app}>
      <Toaster />
    </InApp>,
  );
  await stopTime(app);
}

test('NTF-2 NTF-3 replaces one with the same text; each closes after 6 s and goes 300 ms later', async () => {
  await mountToaster();
  raise('curtain');
  raise('saved');
  await expectShown(['curtain', 'open'], ['saved', 'open']);
  await clock.run(4000);
  raise('curtain');
  await expectShown(['curtain', 'open'], ['saved', 'open']);
  await clock.run(2000);
  await expectShown(['curtain', 'open'], ['saved', 'closing']);
  await clock.run(299);
  await expectShown(['curtain', 'open'], ['saved', 'closing']);
  await clock.run(1);
  await expectShown(['curtain', 'open']);
  await clock.run(3700);
  await expectShown(['curtain', 'closing']);
  await clock.run(300);
  await expectShown();
});

test('NTF-3 keeps a sticky one until closed; the clear command removes all', async () => {
  await mountSite();
  raise('stays', -1);
  await expectShown(['stays', 'open']);
  await clock.run(600_000);
  await expectShown(['stays', 'open']);
  await close.click();
  await expectShown(['stays', 'closing']);
  await clock.run(300);
  await expectShown();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  raise('stays', -1);
  raise('curtain');
  await expectShown(['stays', 'open'], ['curtain', 'open']);
  clearToasts(toasts);
  await expectShown();
});

test('NTF-5 does not change the time of others when one is closed', async () => {
  await mountToaster();
  raise('stays', -1);
  raise('curtain');
  await close.first().click();
  await expectShown(['stays', 'closing'], ['curtain', 'open']);
  await userEvent.unhover(area);
  await clock.run(300);
  await expectShown(['curtain', 'open']);
  await clock.run(6000);
  await expectShown(['curtain', 'closing']);
});

test('NTF-5 pauses under the pointer and with focus', async () => {
  await mountToaster();
  raise('curtain');
  await expectShown(['curtain', 'open']);
  await clock.run(5000);
  await userEvent.hover(area.getByText('curtain'));
  await clock.run(60_000);
  await expectShown(['curtain', 'open']);
  await userEvent.unhover(area);
  await clock.run(500);
  close.element().focus();
  await clock.run(60_000);
  await expectShown(['curtain', 'open']);
  close.element().blur();
  await clock.run(500);
  await expectShown(['curtain', 'closing']);
});

test.each<[string, (to: Stores) => void, (to: Stores) => void]>([
  [
    'the menu',
    ({ overlay }) => {
      overlay.open = 'burger';
    },
    ({ overlay }) => {
      overlay.open = 'none';
    },
  ],
  [
    'a queued dialog',
    ({ dialogs }) => askFor(dialogs, { kind: 'chat-unavailable' }),
    ({ dialogs }) => withdraw(dialogs, 'chat-unavailable'),
  ],
])('NTF-5 pauses behind %s, and announces what comes meanwhile after it', async (_, open, shut) => {
  await mountSite();
  const modal = () => document.querySelector('dialog:modal');
  raise('curtain');
  await expectShown(['curtain', 'open']);
  await clock.run(5000);
  open(stores);
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  raise('saved');
  await clock.run(60_000);
  expect(modal()).not.toBeNull();
  await expectShown(['curtain', 'open']);
  const behind = new Promise((resolve) => {
    const observer = new MutationObserver(() => resolve(modal()));
    observer.observe(area.element(), { childList: true });
  });
  shut(stores);
  expect(await behind).toBeNull();
  await expectShown(['curtain', 'open'], ['saved', 'open']);
  await clock.run(1000);
  await expectShown(['curtain', 'closing'], ['saved', 'open']);
  await clock.run(5000);
  await expectShown(['saved', 'closing']);
});

test('NTF-5 interrupts for errors and warnings only, and queues the fifth', async () => {
  await mountToaster();
  for (const type of ['info', 'success', 'warning', 'error', 'neutral'] as const)
    addToast(toasts, { type, text: type });
  await expect.poll(() => area.getByRole('alert').elements().length).toBe(2);
  await expect.poll(shown).toHaveLength(4);
  await expect.element(area.getByText('info', { exact: true })).not.toBeInTheDocument();
  await close.first().click();
  await clock.run(300);
  await expect.element(area.getByText('info', { exact: true })).toBeVisible();
});

test('NTF-4 NTF-5 closes a push on Escape or swipe, and opens its page on click', async () => {
  await mountSite();
  raisePush('normal');
  await expectShown([push.title, 'open']);
  await expect.element(close).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expectShown([push.title, 'closing']);
  await clock.run(300);
  await expectShown();

  raisePush('normal');
  await expectShown([push.title, 'open']);
  await swipe(button.element(), 100, 130, 150);
  await expectShown([push.title, 'open']);
  await swipe(button.element(), 100, 130, 160, 200);
  await expectShown([push.title, 'closing']);
  await clock.run(300);
  await expectShown();

  raisePush('normal');
  await button.click();
  await expectShown([push.title, 'closing']);
  clock.resume();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  expect(location.pathname).toBe('/games');
});

test('NTF-4 opens a high-priority push in a dialog with text and link', async () => {
  await mountSite();
  const dialog = page.getByRole('dialog', { name: push.title });
  clock.resume();
  raisePush('high');
  await button.click();
  await expect.element(dialog).toMatchTextContent(/Tonight: two new games\./);
  expect(location.pathname).toBe('/sitemap');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  raisePush('high');
  await button.click();
  await dialog.getByRole('link', { name: 'Open' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
