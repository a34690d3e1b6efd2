import { afterEach, expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { IdentityCard } from './identity-card.tsx';

const { TZ } = process.env;
afterEach(() => {
  process.env['TZ'] = TZ ?? 'UTC';
});

test('PGS-1 shows a confirmation by the player’s time zone, and a birth date unchanged', () => {
  const data = { firstName: 'Vera', lastName: 'Ruiz', birthDate: '1988-04-17' };
  const shownIn = (zone: string) => {
    process.env['TZ'] = zone;
    const validatedAt = '2026-03-02T12:00:00Z';
    return renderInApp(createTestApp(), <IdentityCard data={{ ...data, validatedAt } as never} />);
  };
  for (const [zone, day] of [
    ['Pacific/Auckland', 3],
    ['Pacific/Honolulu', 2],
  ] as const) {
    expect(shownIn(zone)).toContain(`${day} March 2026`);
    expect(shownIn(zone)).toContain('17 April 1988');
  }
});
