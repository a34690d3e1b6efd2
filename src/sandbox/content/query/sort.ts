import { type Attribute, isScalar, type Schema } from '../attributes.ts';
import { typeNamed } from '../content-types.ts';
import type { Fields } from '../entry.ts';
import { invalid, invalidKey, refuseDepth } from '../errors.ts';
import { plainText } from './plain-text.ts';
import { reach, type Scope } from './reach.ts';

/** One sort key: the path to a plain column, possibly through relations. */
export interface Order {
  readonly path: readonly string[];
  readonly descending: boolean;
}

/**
 * Reads `order`, `order:desc`, `a:asc,b:desc`, a list of those, or `{ order: 'desc' }`.
 * @throws ContentError 400 for an unknown column or direction
 */
export function parseSort(value: unknown, schema: Schema): readonly Order[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'string') return value.split(',').map((part) => parseOrder(part, schema));
  if (Array.isArray(value)) return value.flatMap((part) => parseSort(part, schema));
  if (typeof value !== 'object' || value === null) throw invalid('Invalid sort');
  return Object.entries(value).map(([key, direction]) =>
    parseOrder(`${key}:${plainText(direction)}`, schema),
  );
}

function parseOrder(part: string, schema: Schema): Order {
  const [name = '', direction = 'asc'] = part.trim().split(':');
  if (!/^(asc|desc|ASC|DESC)$/.test(direction)) {
    throw invalid('Invalid order. order can only be one of asc|desc|ASC|DESC');
  }
  const path = name.split('.');
  refuseDepth(path, 'sort');
  let here: Schema | undefined = schema;
  for (const [depth, key] of path.entries()) {
    const attribute: Attribute | undefined = here?.get(key);
    const last = depth === path.length - 1;
    if (attribute === undefined || isScalar(attribute) !== last) {
      throw invalidKey(key, path.slice(0, depth).join('.') || null, 'sort');
    }
    here = attribute.kind === 'relation' ? typeNamed(attribute.target).schema : undefined;
  }
  return { path, descending: direction.toLowerCase() === 'desc' };
}

/** Returns a sorted copy; equal rows stay in row order. Nulls come first, as in SQLite. */
export function sortRows<T extends Fields>(
  rows: readonly T[],
  orders: readonly Order[],
  schema: Schema,
  scope: Scope,
): readonly T[] {
  if (orders.length === 0) return rows;
  const keyed = rows.map((row) => ({
    row,
    keys: orders.map((order) => valueAt(row, order.path, schema, scope)),
  }));
  keyed.sort((a, b) => {
    for (const [index, order] of orders.entries()) {
      const difference = compare(a.keys[index], b.keys[index]);
      if (difference !== 0) return order.descending ? -difference : difference;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

function valueAt(row: Fields, path: readonly string[], schema: Schema, scope: Scope): unknown {
  const [name = '', ...rest] = path;
  const attribute = schema.get(name);
  if (rest.length === 0 || attribute?.kind !== 'relation') return row[name] ?? null;
  const target = reach(scope, row, name, attribute)[0];
  if (target === undefined) return null;
  return valueAt(target, rest, typeNamed(attribute.target).schema, scope);
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}
