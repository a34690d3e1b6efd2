import { expect, it } from 'vitest';
import { defaultSettings, readSettings } from './settings.ts';

it('CFG-1 reads token lifetime and visitor country from the environment, refuses bad values', () => {
  expect(readSettings({})).toEqual(defaultSettings);
  const changed = { ACCESS_TOKEN_SECONDS: '4', DEMO_WEATHER: '1', VISITOR_COUNTRY: 'XA' };
  expect(readSettings(changed)).toEqual({
    ...defaultSettings,
    accessTokenSeconds: 4,
    demoWeather: 'machine',
    visitorCountry: 'XA',
  });
  for (const wrong of ['0', '-1', '5m', '1e3']) {
    expect(() => readSettings({ INACTIVITY_SECONDS: wrong })).toThrow(
      `INACTIVITY_SECONDS: found ${wrong}`,
    );
  }
  expect(() => readSettings({ VISITOR_COUNTRY: 'Spain' })).toThrow('VISITOR_COUNTRY: found Spain');
  expect(() => readSettings({ DEMO_WEATHER: 'true' })).toThrow('DEMO_WEATHER: found true; ');
  expect(() => readSettings({ DEMO_WEATHER: 'toString' })).toThrow(
    'DEMO_WEATHER: found toString; ',
  );
  for (const nobody of ['0', ''])
    expect(readSettings({ DEMO_WEATHER: nobody })).toEqual(defaultSettings);
});
