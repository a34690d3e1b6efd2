import { expect, test } from 'vitest';
import { chosenPreferences, withUnseen } from './chosen-preferences.ts';

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test('PGS-1 what is not ticked is off, and a topic that nobody knows is not sent', () => {
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

test('PGS-1 quiet hours need a beginning and another end', () => {
  const hours = (from: string, to: string) =>
    form([
      ['quiet', 'on'],
      ['from', from],
      ['to', to],
      ['timeZone', 'Europe/Madrid'],
    ]);
  expect(chosenPreferences(hours('22:00', '08:00'))?.quietHours).toEqual({
    from: '22:00',
    to: '08:00',
    timeZone: 'Europe/Madrid',
  });
  expect(chosenPreferences(hours('08:00', '08:00'))).toBeUndefined();
  expect(chosenPreferences(hours('', '08:00'))).toBeUndefined();
});

test('PGS-1 a promotion that was followed while the form stood open is followed still', () => {
  const chosen = {
    channels: { email: true, sms: false, push: false },
    topics: [],
    promotions: ['autumn'],
  };
  const change = withUnseen(chosen, ['autumn', 'winter']);
  expect(change({ ...chosen, promotions: ['autumn', 'winter', 'spring'] })).toEqual({
    ...chosen,
    promotions: ['autumn', 'spring'],
  });
});
