import type { AppState } from '../../state/context.ts';
import { deviceLabel } from './device-label.ts';
import { createPushBrowser } from './push-browser.ts';
import { recallPush, rememberPush } from './push-memory.ts';
import type { PushService } from './push-service.ts';
import { createWebPush } from './web-push.ts';

/** Our own Web Push in this browser. */
export const startWebPush = (app: AppState): PushService =>
  createWebPush({
    app,
    browser: createPushBrowser(),
    recall: recallPush,
    remember: rememberPush,
    device: () => ({
      label: deviceLabel(navigator.userAgent),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    now: Date.now,
  });
