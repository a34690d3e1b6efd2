import { type Attribute, datetime, integer, type Schema, text } from './attributes.ts';

/** A content type; `endpoint` is the path after `/api/`. */
export interface ContentType {
  readonly name: string;
  readonly endpoint: string;
  readonly single: boolean;
  readonly localized: boolean;
  readonly schema: Schema;
}

/** The language of rows when a query does not set one. */
export const DEFAULT_LOCALE = 'en';

/** The languages that content may have. */
export const LOCALES: readonly string[] = [DEFAULT_LOCALE, 'es', 'ar'];

export type Attributes = Record<string, Attribute>;

/** Adds the columns of every row to a type's own. */
export function contentType(
  name: string,
  endpoint: string,
  attributes: Attributes,
  traits: { single?: boolean; localized?: boolean } = {},
): ContentType {
  const { single = false, localized = false } = traits;
  const system = { system: true };
  const schema = new Map<string, Attribute>([
    ['id', integer(system)],
    ['documentId', text(system)],
    ...Object.entries(attributes),
    ['createdAt', datetime(system)],
    ['updatedAt', datetime(system)],
    ['publishedAt', datetime(system)],
  ]);
  if (localized) {
    schema.set('locale', text(system)).set('localizations', { kind: 'localizations' });
  }
  return { name, endpoint, single, localized, schema };
}

/** A type with an entry in each language. */
export const localized = (name: string, endpoint: string, attributes: Attributes): ContentType =>
  contentType(name, endpoint, attributes, { localized: true });
