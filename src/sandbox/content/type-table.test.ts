import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Schema } from './attributes.ts';
import { contentTypes, fileType } from './type-table.ts';

const lines = readFileSync(
  new URL('../../../docs/content-types.md', import.meta.url),
  'utf8',
).split('\n');

/** What a query may name of a schema: columns of the system are Strapi's own. */
function* namesOf(schema: Schema): Generator<string> {
  for (const [name, attribute] of schema) {
    if (('system' in attribute && attribute.system) || attribute.kind === 'localizations') continue;
    yield name;
    if (attribute.kind === 'component') yield* namesOf(attribute.schema);
  }
}

test('CFG-4 QRY-1 the list of content types for operators has every type with all of its fields', () => {
  const missing = (start: string, schema: Schema) => {
    const line = lines.find((candidate) => candidate.startsWith(start)) ?? '';
    return [...namesOf(schema)].filter((name) => !new RegExp(`\\b${name}\\b`).test(line));
  };
  for (const { endpoint, name, schema } of contentTypes) {
    if (name === fileType.name) continue;
    expect([endpoint, missing(`| \`${endpoint}\` |`, schema)]).toEqual([endpoint, []]);
    for (const zone of schema.values())
      if (zone.kind === 'zone')
        for (const [uid, component] of zone.components)
          expect([uid, missing(`| \`${uid}\` |`, component)]).toEqual([uid, []]);
  }
});
