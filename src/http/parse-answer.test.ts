import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

test('F7 F31 reports an unexpected shape as malformed, and a parser that did not load as a network error', async () => {
  expect(await parseAnswer('/x', () => undefined)).toMatchObject({ error: { kind: 'malformed' } });
  const missing = () => Promise.reject(new TypeError('Load failed'));
  expect(await parseAnswer('/x', missing)).toMatchObject({
    error: { kind: 'network', url: '/x', isThrown: true },
  });
});
