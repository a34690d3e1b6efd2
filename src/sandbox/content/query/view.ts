import { isScalar, type Schema } from '../attributes.ts';
import { invalid, invalidKey } from '../errors.ts';
import type { Condition } from './filters.ts';
import { plainText } from './plain-text.ts';
import type { Order } from './sort.ts';

/** How rows of one place in an answer are shown: which columns, and what is populated. */
export interface View {
  /** The columns to show; undefined shows all. */
  readonly fields?: ReadonlySet<string>;
  readonly populate: ReadonlyMap<string, View>;
  /** For a dynamic zone: the component types to show, each in its own way. */
  readonly on?: ReadonlyMap<string, View>;
  readonly filters?: Condition;
  readonly sort?: readonly Order[];
}

/** A row with its plain columns and nothing else. */
export const plainView: View = { populate: new Map() };

/** Reads `fields`: one name, a comma list or a list; `*` and nothing mean all. */
export function parseFields(value: unknown, schema: Schema): ReadonlySet<string> | undefined {
  if (value === undefined || value === '' || value === '*') return undefined;
  const list = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list)) throw invalid('Invalid fields');
  const names = list.map((name) => plainText(name).trim());
  for (const name of names) {
    const attribute = schema.get(name);
    if (name === '*') return undefined;
    if (attribute === undefined || !isScalar(attribute)) throw invalidKey(name, null, 'fields');
  }
  return new Set(names);
}
