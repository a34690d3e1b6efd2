import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { PlayerNav } from './player-nav.tsx';

test.each([
  ['/account', '/account', 'page'],
  ['/account/activity', '/account/activity', 'page'],
  ['/account/activity/statements/S1', '/account/activity', 'true'],
])('PGS-1 AUT-7 marks the place of %s in the navigation of the account', (at, href, mark) => {
  const html = renderInApp(createTestApp(), <PlayerNav />, at);
  const marked = html.match(/<a [^>]*aria-current[^>]*>/g);
  expect(marked).toHaveLength(1);
  expect(marked?.[0]).toContain(`aria-current="${mark}"`);
  expect(marked?.[0]).toContain(`href="${href}"`);
});
