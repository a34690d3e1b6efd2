import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typesOf } from './generate.ts';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('REQ-10 the types of the operator APIs are those of the contract: else run npm run contract', async () => {
  expect(await typesOf(text('operator.openapi.yaml'))).toBe(text('types.ts'));
});
