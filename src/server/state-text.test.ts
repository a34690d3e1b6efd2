import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PublicConfig } from '../config/public-config.ts';
import { toJsonBlock } from '../lib/json-block.ts';
import { toStateText } from './state-text.ts';

const config = { company: { name: 'R&D </script>' } } as PublicConfig;

test('REQ-7 PF-5 gives the same text with and without cached models', () => {
  const models = fc.dictionary(fc.string(), fc.tuple(fc.jsonValue(), fc.nat()));
  fc.assert(
    fc.property(models, fc.boolean(), (answers, isShell) => {
      const router = { loaderData: { page: null }, errors: null };
      const state = { config, answers, ...(!isShell && { router }) };
      const text = toStateText(state);
      expect(text).toBe(toJsonBlock(state));
      expect(toStateText(state)).toBe(text);
    }),
  );
});

test('REQ-7 serialises a replaced value again', () => {
  const say = (name: string) => toStateText({ config, answers: { home: [{ name }, 1] } });
  expect(say('before')).toContain('before');
  expect(say('after')).toContain('after');
});
