import { isScalar, type Schema } from '../attributes.ts';
import type { ContentType } from '../content-type.ts';
import type { Entry, Fields } from '../entry.ts';
import { invalid } from '../errors.ts';
import { schemaBehind } from './populate.ts';
import { isList, reach, type Scope } from './reach.ts';
import { sortRows } from './sort.ts';
import { plainView, type View } from './view.ts';

/** An entry as shown in a response. */
export function shapeEntry(type: ContentType, entry: Entry, view: View, scope: Scope): Fields {
  const own = entry.locale === null ? scope : { ...scope, locale: entry.locale };
  const row = shapeRow(type.schema, entry, view, own);
  if (!view.populate.has('localizations')) return row;
  const others = scope.store
    .list(type, scope.status)
    .filter((other) => other.documentId === entry.documentId && other.locale !== entry.locale);
  row.localizations = others.map((other) => shapeRow(type.schema, other, plainView, scope));
  return row;
}

/** Columns first, then populated attributes. What was not requested has no key. */
function shapeRow(schema: Schema, source: Fields, view: View, scope: Scope): Fields {
  scope.budget.rows -= 1;
  if (scope.budget.rows < 0) throw invalid('Invalid query: too many rows in one response');
  const row: Fields = {};
  for (const [name, attribute] of schema) {
    if (!isScalar(attribute)) continue;
    const always = name === 'id' || name === 'documentId';
    if (always || view.fields === undefined || view.fields.has(name)) row[name] = source[name];
  }
  for (const [name, inner] of view.populate) {
    const attribute = schema.get(name);
    if (attribute === undefined || attribute.kind === 'localizations') continue;
    const behind = schemaBehind(attribute, schema);
    const found = reach(scope, source, name, attribute);
    const passed = found.filter((target) => inner.filters?.(target, scope) ?? true);
    const sorted = sortRows(passed, inner.sort ?? [], behind, scope);
    const shown =
      attribute.kind === 'zone'
        ? sorted.flatMap((item) => shapeZoneItem(attribute.components, item, inner, scope))
        : sorted.map((target) => shapeRow(behind, target, withSortKeys(inner), scope));
    row[name] = isList(attribute) ? shown : (shown[0] ?? null);
  }
  return row;
}

function shapeZoneItem(
  components: ReadonlyMap<string, Schema>,
  item: Fields,
  view: View,
  scope: Scope,
): readonly Fields[] {
  const uid = String(item.__component);
  const schema = components.get(uid);
  const own = view.on === undefined ? view : view.on.get(uid);
  if (schema === undefined || own === undefined) return [];
  return [{ ...shapeRow(schema, item, own, scope), __component: uid }];
}

/** A sorted relation shows its sort columns even if `fields` does not name them. */
function withSortKeys(view: View): View {
  if (view.fields === undefined || view.sort === undefined) return view;
  const keys = view.sort.flatMap(({ path }) => (path.length === 1 ? path : []));
  return { ...view, fields: new Set([...view.fields, ...keys]) };
}
