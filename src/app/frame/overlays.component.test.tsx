import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectedLog } from '../../../tests/component/expected-log.ts';
import { hurryTimers } from '../../../tests/component/hurry-timers.ts';
import { missFile } from '../../../tests/component/missing-file.ts';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { addToast } from '../state/toasts.ts';

test('NTF-1 PWA-3 shows a notification whose code failed to load at first', async () => {
  hurryTimers(1000);
  const log = expectedLog();
  const findFile = await missFile('later-overlays.tsx');
  const { app } = await mountApp('/sitemap');
  await expect.poll(() => log.mock.calls.length).toBe(1);
  app.stores.network.online = false;
  await expect.poll(() => log.mock.calls.length).toBe(2);
  await findFile();
  addToast(app.stores.toasts, { type: 'info', text: 'The curtain is up', durationMs: -1 });
  await expect.element(page.getByText('The curtain is up')).toBeVisible();
});
