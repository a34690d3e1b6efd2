import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from './forget-drafts.ts';
import { type Draft, openSavedDrafts } from './saved-drafts.ts';

const NAME = 'marquee';
const draft: Draft = { values: { lastName: 'Light' }, at: Date.now() };

const settled = <Result,>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
/** Closes all connections, as when the page goes. */
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

beforeEach(async () => void (await settled(indexedDB.deleteDatabase(NAME))));
afterEach(() => {
  vi.restoreAllMocks();
  leave();
});

test('AUT-2 G11 R15 forgets drafts in the database of a later version, too', async () => {
  await openSavedDrafts().put('registration', draft);
  // Another tab has the next release, or that release was rolled back.
  const later = await settled(indexedDB.open(NAME, 1000));
  await forgetDrafts();
  expect(await settled(later.transaction('drafts').objectStore('drafts').count())).toBe(0);
  later.close();
});

test('PF-10 closes its connection once the drafts are forgotten, or their form is gone', async () => {
  const drafts = openSavedDrafts();
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  await drafts.put('registration', draft);
  const last = vi.fn();
  drafts.beforeClose(last);
  drafts.end();
  await forgetDrafts();
  await expect.poll(() => close.mock.calls.length).toBe(2);
  expect(last).toHaveBeenCalledOnce();
  leave();
  expect(last).toHaveBeenCalledOnce();
});
