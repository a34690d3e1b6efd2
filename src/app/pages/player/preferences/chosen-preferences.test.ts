import { expect, test } from 'vitest';
import { chosenPreferences, quietFault, withUnseen } from './chosen-preferences.ts';

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('PGS-1 turns unticked choices off and omits unknown topics', () => {
  expect(
    chosenPreferences(
      form([
        ['sms', 'on'],
        ['topic', 'casino'],
        ['topic', 'gossip'],
        ['promotion', 'autumn-free-spins'],
      ]),
    ),
  ).toEqual({
    channels: { email: false, sms: true, push: false },
    topics: ['casino'],
    promotions: ['autumn-free-spins'],
  });
});

test('PGS-1 requires a start and a different end for quiet hours', () => {
  const hours = (from: string, to: string) =>
    form([
      ['quiet', 'on'],
      ['from', from],
      ['to', to],
      ['timeZone', 'Europe/Madrid'],
    ]);
  expect(chosenPreferences(hours('22:00', '08:00')).quietHours).toEqual({
    from: '22:00',
    to: '08:00',
    timeZone: 'Europe/Madrid',
  });
  expect(quietFault(hours('22:00', '08:00'))).toBeUndefined();
  expect(quietFault(hours('08:00', '08:00'))).toEqual({ field: 'to', kind: 'same' });
  expect(quietFault(hours('', '08:00'))).toEqual({ field: 'from', kind: 'missing' });
  expect(quietFault(hours('22:00', ''))).toEqual({ field: 'to', kind: 'missing' });
});

test('PGS-1 keeps a promotion that was followed while the form was open', () => {
  const chosen = {
    channels: { email: true, sms: false, push: false },
    topics: [],
    promotions: ['autumn'],
  };
  const change = withUnseen(chosen, { ...chosen, promotions: ['autumn', 'winter'] });
  expect(change({ ...chosen, promotions: ['autumn', 'winter', 'spring'] })).toEqual({
    ...chosen,
    promotions: ['autumn', 'spring'],
  });
});

test('PGS-1 PWA-5 keeps outside changes while the form is open, unless it changes them', () => {
  const shown = {
    channels: { email: true, sms: false, push: false },
    topics: ['casino' as const],
  };
  const quietHours = { from: '22:00', to: '08:00', timeZone: 'Europe/Madrid' };
  const now = {
    channels: { email: true, sms: false, push: true },
    topics: ['casino' as const, 'sports' as const],
    promotions: [],
    quietHours,
  };
  expect(withUnseen(shown, shown)(now)).toEqual(now);

  const chosen = {
    channels: { email: false, sms: true, push: false },
    topics: ['promotions' as const],
    quietHours: { ...quietHours, from: '23:00' },
  };
  expect(withUnseen(chosen, shown)(now)).toEqual({
    channels: { email: false, sms: true, push: true },
    topics: ['promotions', 'sports'],
    promotions: [],
    quietHours: chosen.quietHours,
  });
  expect(withUnseen(shown, { ...shown, quietHours })(now).quietHours).toBeUndefined();
});
