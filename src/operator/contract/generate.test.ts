import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './generate.ts';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('REQ-10 types and schemas match the contract (else run npm run contract)', async () => {
  const files = await filesOf(text('operator.openapi.yaml'));
  expect([...files.keys()].sort()).toEqual(['public-schemas.ts', 'schemas.ts', 'types.ts']);
  for (const [name, made] of files) expect(text(name)).toBe(made);
});
