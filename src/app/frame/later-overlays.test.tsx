import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../tests/component/test-app.tsx';
import { putAnswer } from '../state/answers.ts';
import { occupy } from '../state/occupations.ts';
import { LaterOverlays } from './later-overlays.tsx';

test('PWA-6 shows an update once offered, not while it waits', () => {
  const app = createTestApp();
  app.stores.update.step = 'ready';
  expect(renderInApp(app, <LaterOverlays />)).not.toContain('A new version');
  app.stores.update.step = 'offered';
  expect(renderInApp(app, <LaterOverlays />)).toContain('A new version');
});

test('PWA-3 says when content was saved, with the day if it was not today', () => {
  const app = createTestApp();
  const { network, answers } = app.stores;
  network.online = false;
  const now = Date.now();
  const line = (at: number) => {
    putAnswer(answers, 'home:en', { value: [], at, from: 'saved' });
    return renderInApp(app, <LaterOverlays />);
  };
  expect(line(now)).toMatch(/Saved \d/);
  expect(line(now - 7 * 86_400_000)).toMatch(/Saved (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}/);
});

test('PWA-4 invites only after the cookie message and when the visitor is idle', () => {
  const app = createTestApp();
  const { install, cookieNotice, occupations } = app.stores;
  Object.assign(install, { way: 'prompt', isInvited: true });
  const isShown = () => renderInApp(app, <LaterOverlays />).includes('Not now');
  expect(isShown()).toBe(true);
  cookieNotice.accepted = false;
  expect(isShown()).toBe(false);
  cookieNotice.accepted = true;
  const end = occupy(occupations, 'form');
  expect(isShown()).toBe(false);
  end();
  expect(isShown()).toBe(true);
});
