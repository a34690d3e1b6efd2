import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTENT_TYPES, writeContentTypes } from '../../../tests/docs/content-types.ts';

test('CFG-4 QRY-1 docs/content-types.md has every type with its fields; npm run docs updates it', () => {
  expect(readFileSync(CONTENT_TYPES, 'utf8')).toBe(writeContentTypes());
});
