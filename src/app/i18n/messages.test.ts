import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../config/languages.ts';
import { createWording } from '../../sandbox/frames/sportsbook/wording.ts';

// That no area lacks a key, and that no code asks for one that is not there, is held by the types (text.ts).

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const MESSAGES = join(SRC, 'app/i18n/messages');
const names = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.ts'));
const languages = LANGUAGES;

/** All messages of a language by key. */
async function allOf(language: string): Promise<Map<string, string>> {
  const files = [
    `${language}.ts`,
    ...names(join(MESSAGES, language)).map((n) => `${language}/${n}`),
  ];
  const modules = await Promise.all(files.map((file) => import(join(MESSAGES, file))));
  return new Map(modules.flatMap(({ messages = {} }) => Object.entries<string>(messages)));
}
const english = await allOf('en');

/** Placeholders of a message, including those in plurals. */
const placeholders = (message: string) =>
  [
    ...new Set(
      [...message.matchAll(/(?<!\b(?:zero|one|two|few|many|other) )\{(\w+)(?:, plural,|\})/g)].map(
        ([, name]) => name,
      ),
    ),
  ].sort();

/** Plural cases of a message. */
const plurals = (message: string) =>
  [...message.matchAll(/\{\w+, plural,((?: \w+ \{[^{}]*\})+)\}/g)].map(([, cases = '']) =>
    [...cases.matchAll(/(\w+) \{/g)].map(([, name]) => name),
  );

describe.each(languages)('CFG-2 %s', async (language) => {
  const messages = await allOf(language);

  test('has the keys of English and no others, and says something for each', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...messages].filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  test('has the placeholders of English', () => {
    const differing = [...messages].filter(
      ([key, message]) =>
        String(placeholders(message)) !== String(placeholders(english.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('names the same characters in the hint and the error of a username', () => {
    const said = (key: string) => messages.get(`registration.${key}`)?.toLowerCase();
    expect(said('fault.usernameForm')).toContain(said('username.hint'));
  });

  test('names what a bet has returned as the sportsbook does', () => {
    const { paid } = createWording(language).words;
    expect(messages.get('activity.csv.payout')).toBe(paid);
    expect(messages.get('activity.payout')).toMatch(new RegExp(`^${paid}:? \\{amount\\}$`));
  });

  test('has all plural forms', () => {
    const rules = new Intl.PluralRules(language);
    const needed = [...new Set(Array.from({ length: 100 }, (_, n) => rules.select(n + 1)))];
    const lacking = [...messages].filter(
      ([, message]) =>
        (message.match(/, plural,/g) ?? []).length !== plurals(message).length ||
        plurals(message).some((cases) => needed.some((name) => !cases.includes(name))),
    );
    expect(lacking).toEqual([]);
  });
});

test('CFG-2 has no unused message', () => {
  const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^app\/i18n\/messages/.test(name))
    .map((name) => readFileSync(join(SRC, name), 'utf8'))
    .join('\n');
  const named = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, name = '']) => name));
  /** Template keys such as `play.${state}.title`; the values inserted have to occur elsewhere. */
  const built = [...code.matchAll(/`([\w.-]*)\$\{[^`]*?\}((?:[\w.-]*\$\{[^`]*?\})*[\w.-]*)`/g)].map(
    ([, start = '', rest = '']) => ({ start, end: rest.split('}').at(-1) ?? '' }),
  );
  const isBuilt = (key: string) =>
    built.some(({ start, end }) =>
      start === ''
        ? end.startsWith('.') && key.endsWith(end) && named.has(key.slice(0, -end.length))
        : start.includes('.') && key.startsWith(start) && key.endsWith(end),
    );
  expect([...english.keys()].filter((key) => !named.has(key) && !isBuilt(key))).toEqual([]);
});

test('PF-3 the first messages hold none that only a page with messages of its own uses', async () => {
  const { messages: first } = await import(join(MESSAGES, 'en.ts'));
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\./.test(name);
  const uses = readdirSync(join(SRC, 'app'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isSource(name) && !name.startsWith('i18n/'))
    .map((name) => ({ name, code: readFileSync(join(SRC, 'app', name), 'utf8') }));
  const folders = uses
    .filter(({ name, code }) => name.endsWith('/page.ts') && / messages: \[/.test(code))
    .map(({ name }) => name.replace(/page\.ts$/, ''));
  expect(folders.length).toBeGreaterThan(10);
  // The error page shows the labels in `offline.ts`.
  const isWithin = (folder: string, name: string) =>
    name.startsWith(folder) && !name.endsWith('/offline.ts');
  const isOfOnePage = (key: string) => {
    const users = uses.filter(({ code }) => code.includes(`'${key}'`));
    return folders.some(
      (folder) => users.length > 0 && users.every(({ name }) => isWithin(folder, name)),
    );
  };
  expect(Object.keys(first).filter(isOfOnePage)).toEqual([]);
});
