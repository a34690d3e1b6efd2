import type { Attribute } from '../attributes.ts';
import { typeNamed } from '../content-types.ts';
import { type Fields, isFields } from '../entry.ts';
import { type EntryStore, linked, type Status } from '../entry-store.ts';

/** Maximum number of rows in one response, populated ones included: twice those of a full page of stores. */
const MAX_ROWS = 3000;

/** The scope of a query: one status, and the language in which links are followed. */
export interface Scope {
  readonly store: EntryStore;
  readonly status: Status;
  readonly locale: string;
  /** How many more rows the response may show. */
  readonly budget: { rows: number };
}

/** The scope of one response. */
export function newScope(store: EntryStore, status: Status, locale: string): Scope {
  return { store, status, locale, budget: { rows: MAX_ROWS } };
}

/**
 * The rows an attribute refers to: targets of a relation, the file of a picture, the components of a zone. Omits
 * targets that do not exist in this status and language.
 */
export function reach(
  scope: Scope,
  subject: Fields,
  name: string,
  attribute: Attribute,
): readonly Fields[] {
  const value = subject[name];
  switch (attribute.kind) {
    case 'relation': {
      const target = typeNamed(attribute.target);
      if (attribute.mappedBy !== undefined) {
        const holder = attribute.mappedBy;
        return scope.store
          .list(target, scope.status)
          .filter((row) => row[holder] === subject.documentId && inLanguage(row.locale, scope));
      }
      const ids = Array.isArray(value) ? value : [value];
      return ids.flatMap((id) => linked(scope.store, attribute.target, id, scope) ?? []);
    }
    case 'media':
      return [linked(scope.store, 'file', value, scope)].filter((file) => file !== undefined);
    case 'component':
    case 'zone':
      return (Array.isArray(value) ? value : [value]).filter(isFields);
    default:
      return [];
  }
}

/** Whether an attribute is a list, so that its empty value is `[]` and not null. */
export function isList(attribute: Attribute): boolean {
  switch (attribute.kind) {
    case 'relation':
      return attribute.many;
    case 'component':
      return attribute.repeatable;
    default:
      return attribute.kind === 'zone' || attribute.kind === 'localizations';
  }
}

function inLanguage(locale: string | null, scope: Scope): boolean {
  return locale === null || locale === scope.locale;
}
