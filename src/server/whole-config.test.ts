import { expect, test } from 'vitest';
import allOff from '../../tests/fixtures/site-all-off.json' with { type: 'json' };
import { allOn } from '../../tests/fixtures/site-all-on.ts';
import { checkConfig } from '../config/check-config.ts';
import { siteConfigSchema } from '../config/site-config.ts';
import { describeConfig } from './describe-config.ts';

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
}

/** Paths of optional configuration keys. */
function optionalKeys({ entries = {} }: Schema, at = ''): string[] {
  return Object.entries(entries).flatMap(([key, schema]) => {
    const path = `${at}${key}`;
    const inner = schema.wrapped ?? schema;
    return [...(schema.wrapped ? [path] : []), ...optionalKeys(inner, `${path}.`)];
  });
}

const has = (config: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], config) !== undefined;

/** One key of each kind is enough for the theme. */
const ONE_OF_MANY = /^theme\.(?!dark$|light$|radius-m$)/;
const optional = optionalKeys(siteConfigSchema as unknown as Schema).filter(
  (path) => !ONE_OF_MANY.test(path),
);

test('CFG-1 CFG-2 the two test configurations omit or set every optional key', () => {
  expect(optional).toContain('providers.confetti');
  expect(optional.filter((path) => has(allOff, path))).toEqual([]);
  expect(optional.filter((path) => !has(allOn, path))).toEqual([]);
  for (const config of [allOff, allOn]) expect(checkConfig(config)).toMatchObject({ ok: true });
});

const meaningOf = (config: object) => {
  const checked = checkConfig(config);
  return checked.ok ? describeConfig(checked.value) : checked.error;
};

test('CFG-6 reports what is missing and why when everything is off', () => {
  expect(meaningOf(allOff)).toEqual([
    expect.stringMatching(
      /^not mounted, no path in routes: login, .*promotions, playerArea, .*paymentMethodsInfo; links to them are left out$/,
    ),
    expect.stringContaining('siteUrl is not set'),
    'login button hidden: routes.login is not set',
    'register button hidden: routes.registration is not set',
    'chat button hidden: chat is not set',
    'cookie settings link hidden: showCookiesSettings is not set',
    'cookie message off: showBasicCookiesMessage is not set',
  ]);
});

test('CFG-6 reports nothing missing when everything is on', () => {
  expect(meaningOf(allOn)).toEqual([
    'home sends visitors to /games',
    'custom navigation: first visit sets /sports',
  ]);
});
