import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import defaults from '../../config/default-site.json' with { type: 'json' };
import { familyOf } from '../../http/families.ts';

interface Contract {
  paths: Record<string, unknown>;
  'x-endpoint-families': Record<string, string>;
}
const file = new URL('operator.openapi.yaml', import.meta.url);
const contract = parse(readFileSync(file, 'utf8')) as Contract;
const SITE = 'https://site.example';

test('CFG-4 describes every call of each endpoint family, and no other', () => {
  const families = Object.keys(defaults.endpoints);
  expect(Object.keys(contract['x-endpoint-families']).sort()).toEqual(families.sort());
  const called = Object.keys(contract.paths).map((path) =>
    familyOf(path, defaults.endpoints, SITE),
  );
  expect(called).not.toContain(undefined);
});
