import { isScalar, type Schema } from '../attributes.ts';
import { invalid, invalidKey } from '../errors.ts';
import type { Condition } from './filters.ts';
import { plainText } from './plain-text.ts';
import type { Order } from './sort.ts';

/** How rows at one place of a response are shown: which columns, and what is populated. */
export interface View {
  /** The columns to show; undefined shows all. */
  readonly fields?: ReadonlySet<string>;
  readonly populate: ReadonlyMap<string, View>;
  /** For a dynamic zone: the component types to show, each with its own view. */
  readonly on?: ReadonlyMap<string, View>;
  readonly filters?: Condition;
  readonly sort?: readonly Order[];
}

/** Only the plain columns of a row. */
export const plainView: View = { populate: new Map() };

/** Reads `fields`: a name, a comma-separated list or a list; `*` or empty means all. */
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
