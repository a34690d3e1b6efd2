import Cookies from 'js-cookie';
import { onTestFinished } from 'vitest';
import { DATABASE_NAME } from '../../src/app/state/persist/schema.ts';

/** Isolates the frame like a new tab: its session, channels, drafts and cookies end with the test. */
export function ownTab(): void {
  const { BroadcastChannel } = window;
  const channels: BroadcastChannel[] = [];
  let isOver = false;
  // A site mounted earlier would otherwise receive this log-in and start a session, too.
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
    override postMessage(message: unknown) {
      if (!isOver) super.postMessage(message);
    }
  };
  // A session waits for hydration, as in src/app/entry-client.tsx.
  document.documentElement.dataset['hydrated'] = '';
  onTestFinished(async () => {
    isOver = true;
    for (const channel of channels) channel.close();
    window.BroadcastChannel = BroadcastChannel;
    delete document.documentElement.dataset['hydrated'];
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
    const { status } = await fetch('/operator/accounts/sessions/current', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
    });
    if (status !== 204) throw new Error(`The session was not ended: ${status}`);
    // Flushes pending form drafts now, so that they do not reach the next test.
    dispatchEvent(new PageTransitionEvent('pagehide'));
    await deleteDatabase();
  });
}

/** Open connections of the site close for this (src/app/state/persist/database.ts). */
const deleteDatabase = () =>
  new Promise((resolve) => {
    const gone = indexedDB.deleteDatabase(DATABASE_NAME);
    gone.onsuccess = resolve;
    gone.onerror = resolve;
  });
