import { expect, test } from 'vitest';
import { loadArea, loadMessages } from '../../i18n/locales.ts';
import { createText } from '../../i18n/text.ts';
import { kmText, openStateText } from './open-state-text.ts';

async function textIn(locale: string) {
  const text = createText(locale, await loadMessages(locale));
  text.add(await loadArea(locale, 'stores'));
  return text;
}
const now = Date.parse('2026-11-24T12:00:00Z');
const zone = 'Atlantic/Canary';
const HOUR_MS = 3_600_000;

test('PGS-1 describes in each language whether a shop is open, in its local time', async () => {
  const [en, es] = [await textIn('en-GB'), await textIn('es')];
  const say = (isOpen: boolean, hours: number | undefined, text = en) =>
    openStateText(
      { isOpen, ...(hours !== undefined && { changesAt: now + hours * HOUR_MS }) },
      text,
      { zone, now },
    );
  expect(say(true, 10)).toBe('Open until 22:00');
  expect(say(true, 0.25)).toBe('Open, closes in 15 minutes');
  expect(say(true, 1 / 3600, es)).toBe('Abierto, cierra en 1 minuto');
  expect(say(true, undefined)).toBe('Open 24 hours');
  expect(say(false, undefined)).toBe('Closed');
  expect(say(false, 5)).toBe('Closed, opens at 17:00');
  expect(say(false, 22)).toBe('Closed, opens tomorrow at 10:00');
  expect(say(false, 70, es)).toBe('Cerrado, abre el viernes a las 10:00');
  expect(say(true, 13.5, es)).toBe('Abierto hasta la 01:30');
  expect(say(false, 13, es)).toBe('Cerrado, abre mañana a la 01:00');
  expect(say(true, 84)).toBe('Open until 00:00 on Saturday');
  expect(say(true, 84, es)).toBe('Abierto hasta el sábado a las 00:00');
  expect(say(false, 10 * 24 - 2)).toBe('Closed, opens on 4 December at 10:00');
});

test('PGS-1 does not call a shop closed that is open throughout the longest day of the year', async () => {
  const midnight = Date.parse('2026-10-24T22:00:00Z');
  const state = { isOpen: true, changesAt: midnight + 24.5 * HOUR_MS };
  const at = { zone: 'Europe/Madrid', now: midnight };
  expect(openStateText(state, await textIn('en-GB'), at)).toBe('Open until 23:30');
});

test('PGS-1 formats distances by language', async () => {
  expect(kmText(await textIn('es'), 2.44)).toBe('2,4 km');
  expect(kmText(await textIn('en'), 1762.9)).toBe('1,763 km');
});
