import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Dictionaries } from '../dictionaries.ts';
import type { Exchange } from '../exchange.ts';
import { dictionaryStep } from './dictionary.ts';

/** The step's response on a site in English and Spanish, whose Spanish home is incomplete. */
async function ask(path: string, dictionaries = nowhere()) {
  const step = dictionaryStep(dictionaries, {
    pathOf: (language) =>
      new Map([
        ['en', '/'],
        ['es', '/es'],
      ]).get(language),
    bodyOf: async (language) => (language === 'en' ? Buffer.from('home') : undefined),
  });
  let answer: { status: number; headers: Record<string, string> } | undefined;
  const res = {
    writeHead(status: number, headers: Record<string, string>) {
      answer = { status, headers };
    },
    end: () => undefined,
  } as unknown as ServerResponse;
  const exchange = { req: { method: 'GET', headers: {} }, res, url: new URL(`http://x${path}`) };
  await step(exchange as Exchange);
  return answer;
}

/** Dictionaries in a folder that is not writable. */
const nowhere = () => new Dictionaries('/dev/null/dictionaries', () => undefined);

test('PF-12 offers home as a dictionary for all documents, for a month', async () => {
  const answer = await ask('/dictionary/en');
  expect(answer?.status).toBe(200);
  expect(answer?.headers).toMatchObject({
    'Use-As-Dictionary': 'match="/*", match-dest=("document" "")',
    'Cache-Control': 'public, max-age=2592000',
    'Content-Type': 'application/octet-stream',
  });
});

test('PF-12 offers a separate dictionary for each language', async () => {
  const dictionaries = nowhere();
  await dictionaries.current('es', async () => Buffer.from('inicio'));
  const answer = await ask('/dictionary/es', dictionaries);
  expect(answer?.headers['Use-As-Dictionary']).toBe('match="/es*", match-dest=("document" "")');
});

test('PF-12 answers Retry-After while home is incomplete', async () => {
  const answer = await ask('/dictionary/es');
  expect(answer?.status).toBe(503);
  expect(answer?.headers).toMatchObject({ 'Retry-After': '60', 'Cache-Control': 'no-store' });
});

test.each([
  '/dictionary/fr',
  '/dictionary',
  '/dictionary/en/',
  '/dictionary/..%2f',
  '/dictionary/constructor',
])('PF-12 leaves %s to the pages', async (path) => {
  expect(await ask(path)).toBeUndefined();
});
