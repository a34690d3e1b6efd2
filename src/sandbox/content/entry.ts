import type { SQLOutputValue } from 'node:sqlite';
import type { Attribute, Schema } from './attributes.ts';
import type { ContentType } from './content-type.ts';

/** A type's own fields. Links and pictures are document ids, components are inline. */
export type Fields = Record<string, unknown>;

/** A stored row: its fields and the columns that every row has. */
export interface Entry extends Readonly<Fields> {
  readonly id: number;
  readonly documentId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  /** null for a type that is not localised. */
  readonly locale: string | null;
}

/** A row's own fields, without the columns that every row has. */
export function ownFields(type: ContentType, entry: Entry): Fields {
  return Object.fromEntries(
    [...type.schema.keys()].filter((name) => isOwn(type.schema, name)).map((n) => [n, entry[n]]),
  );
}

/** Whether a request may set the attribute. */
export function isOwn(schema: Schema, name: string): boolean {
  const attribute = schema.get(name);
  if (attribute === undefined || attribute.kind === 'localizations') return false;
  return !('system' in attribute && attribute.system === true);
}

/**
 * Converts a stored row to an entry. As in Strapi, a component's id changes with each publish, because it derives from
 * the row's.
 */
export function toEntry(type: ContentType, row: Record<string, SQLOutputValue>): Entry {
  const id = Number(row.id);
  const fields: Fields = JSON.parse(String(row.fields));
  let componentId = id * 1000;
  const numbered = (attribute: Attribute, value: unknown): unknown => {
    if (attribute.kind === 'zone') return asList(value).map((item) => inZone(attribute, item));
    if (attribute.kind !== 'component') return value;
    if (attribute.repeatable) return asList(value).map((item) => inner(attribute.schema, item));
    return isFields(value) ? inner(attribute.schema, value) : null;
  };
  const inner = (schema: Schema, value: Fields): Fields => {
    const result: Fields = { id: ++componentId };
    for (const [name, attribute] of schema) {
      if (name !== 'id') result[name] = numbered(attribute, value[name] ?? null);
    }
    return result;
  };
  const inZone = (zone: Attribute & { kind: 'zone' }, value: Fields): Fields => {
    const uid = String(value.__component);
    return { ...inner(zone.components.get(uid) ?? new Map(), value), __component: uid };
  };
  const own: Fields = {};
  for (const [name, attribute] of type.schema) {
    if (isOwn(type.schema, name)) own[name] = numbered(attribute, fields[name] ?? null);
  }
  return {
    ...own,
    id,
    documentId: String(row.document_id),
    createdAt: String(row.created_at),
    updatedAt: String(row.updated_at),
    publishedAt: row.published_at === null ? null : String(row.published_at),
    locale: type.localized ? String(row.locale) : null,
  };
}

function asList(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Whether a value is an object (not an array). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
