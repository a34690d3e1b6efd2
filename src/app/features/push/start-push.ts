import type { AppState } from '../../state/context.ts';
import { createPush } from './create-push.ts';
import { createPushBrowser } from './push-browser.ts';
import { recallPush, rememberPush } from './push-memory.ts';
import type { PushService } from './push-service.ts';
import { deviceLabel } from './user-agent.ts';
import { createWebPush } from './web-push.ts';

/** Starts push with the configured service; our own Web Push by default. */
export async function startPush(app: AppState): Promise<PushService> {
  const browser = createPushBrowser();
  const { inDigital } = app.config.providers;
  const channel = inDigital
    ? (await import('./indigitall.ts')).createIndigitall(app, inDigital)
    : createWebPush({
        app,
        browser,
        device: () => ({
          label: deviceLabel(navigator.userAgent),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      });
  return createPush({
    app,
    browser,
    channel,
    now: Date.now,
    recall: recallPush,
    remember: rememberPush,
  });
}
