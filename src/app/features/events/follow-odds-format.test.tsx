import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { sportsbookMessageSchema } from '../../../operator/frame-messages.ts';
import { messages } from '../../i18n/messages/en.ts';
import { createText } from '../../i18n/text.ts';
import { isSetting } from '../../state/persist/is-setting.ts';
import { followOddsFormat } from './follow-odds-format.ts';
import { Price } from './odds.tsx';

it('SPT-1 shows the site’s odds in the format chosen in the sportsbook', async () => {
  const app = createTestApp();
  const { settings } = app.stores;
  const price = () =>
    renderInApp(app, <Price odds={2.5} suspended={false} text={createText('en', messages)} />);
  followOddsFormat(app.stores);
  expect(price()).toBe('2.50');
  settings.odds = 'fractional';
  await Promise.resolve();
  expect(price()).toBe('3/2');
  settings.odds = 'american';
  await Promise.resolve();
  expect(price()).toBe('+150');
  settings.odds = 'decimal';
  await Promise.resolve();
  expect(price()).toBe('2.50');
});

it('SPT-1 SPT-2 ignores an odds format that the site does not have', () => {
  const formats = ['american', 'moneyline', 1, undefined];
  const isKnown = [true, false, false, false];
  expect(formats.map((odds) => isSetting('odds', odds))).toEqual(isKnown);
  const message = { channel: 'marquee-sportsbook', type: 'odds-format' };
  expect(formats.map((format) => v.is(sportsbookMessageSchema, { ...message, format }))).toEqual(
    isKnown,
  );
});
