import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { EntryTime } from './entry-time.tsx';

test('PGS-1 dates an entry like the overview, with the full year', () => {
  const html = renderInApp(createTestApp(), <EntryTime at="2026-11-29T12:00:00Z" />);
  expect(html).toContain('29 Nov 2026');
});
