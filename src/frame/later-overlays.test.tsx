import { expect, test } from 'vitest';
import { requestPart } from '../state/screen-requests.ts';
import { LaterOverlays } from './later-overlays.tsx';
import { createTestApp, renderInApp } from './test-app.tsx';

test('PWA-6 a new version is not offered in the middle of a game, and is afterwards', () => {
  const app = createTestApp();
  const { update, screenRequests } = app.stores;
  update.ready = true;
  const takeBack = requestPart(screenRequests, 'offers', false);
  expect(renderInApp(app, <LaterOverlays />)).not.toContain('A new version');
  takeBack();
  expect(renderInApp(app, <LaterOverlays />)).toContain('A new version');
});
