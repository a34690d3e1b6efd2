import { type Attribute, isScalar, type Schema, type ZoneAttribute } from '../attributes.ts';
import { typeNamed } from '../content-types.ts';
import { type Fields, isFields } from '../entry.ts';
import { invalid, invalidKey, refuseDepth } from '../errors.ts';
import { fileType } from '../media-file.ts';
import { parseFilters } from './filters.ts';
import { plainText } from './plain-text.ts';
import { parseSort } from './sort.ts';
import { parseFields, plainView, type View } from './view.ts';

type Views = Map<string, View>;

/**
 * Reads `populate` in all its forms: `*`, a name, a comma-separated list, a list, dotted paths, or an object with
 * `populate`, `fields`, `filters`, `sort` and, for a dynamic zone, `on` below a name.
 * @throws ContentError 400 for attributes that cannot be populated
 */
export function parsePopulate(value: unknown, schema: Schema, path: string[] = []): Views {
  const views: Views = new Map();
  if (value === undefined || value === '') return views;
  if (value === '*' || value === 'true') return everyAttribute(schema, path);
  if (typeof value === 'string' || Array.isArray(value)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      for (const dotted of plainText(item).split(',')) {
        addDotted(views, dotted.trim().split('.'), schema, path);
      }
    }
    return views;
  }
  if (!isFields(value)) throw invalid('Invalid populate');
  for (const [key, inner] of Object.entries(value)) {
    // A list mixed with names has numeric keys, which Strapi drops.
    if (/^\d+$/.test(key)) continue;
    const attribute = populatable(key, schema, path);
    if (inner === 'false') continue;
    views.set(key, isFields(inner) ? parseView(inner, attribute, [...path, key]) : plainView);
  }
  return views;
}

/** The attributes of an attribute's target; for a zone, those of all its components. */
export function schemaBehind(attribute: Attribute, owner: Schema): Schema {
  switch (attribute.kind) {
    case 'relation':
      return typeNamed(attribute.target).schema;
    case 'media':
      return fileType.schema;
    case 'component':
      return attribute.schema;
    case 'zone':
      return new Map([...attribute.components.values()].flatMap((schema) => [...schema]));
    default:
      return owner;
  }
}

function populatable(key: string, schema: Schema, path: string[]): Attribute {
  refuseDepth([...path, key], 'populate');
  const attribute = schema.get(key);
  if (attribute === undefined || isScalar(attribute)) {
    throw invalidKey(key, [...path, key].join('.'), 'populate');
  }
  return attribute;
}

function everyAttribute(schema: Schema, path: string[]): Views {
  refuseDepth([...path, '*'], 'populate');
  return new Map([...schema].flatMap(([name, a]) => (isScalar(a) ? [] : [[name, plainView]])));
}

function parseView(given: Fields, attribute: Attribute, path: string[]): View {
  if (attribute.kind === 'zone') return parseZone(given, attribute, path);
  const known = ['populate', 'fields', 'filters', 'sort'];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined) throw invalidKey(unknown, path.join('.'), 'populate');
  const schema = schemaBehind(attribute, new Map());
  const fields = parseFields(given.fields, schema);
  return {
    populate: parsePopulate(given.populate, schema, path),
    ...(fields === undefined ? {} : { fields }),
    ...(given.filters === undefined ? {} : { filters: parseFilters(given.filters, schema) }),
    ...(given.sort === undefined ? {} : { sort: parseSort(given.sort, schema) }),
  };
}

/** A zone shows everything one level deep, or takes `on` with a view per component type. */
function parseZone(given: Fields, zone: ZoneAttribute, path: string[]): View {
  if (isFields(given.on)) {
    const on: Views = new Map();
    for (const [uid, inner] of Object.entries(given.on)) {
      const schema = zone.components.get(uid);
      if (schema === undefined) throw invalidKey(uid, path.join('.'), 'populate');
      const populate = isFields(inner) ? parsePopulate(inner.populate, schema, path) : new Map();
      on.set(uid, { populate });
    }
    return { populate: new Map(), on };
  }
  if (given.populate !== '*') {
    throw invalidKey(String(Object.keys(given)[0]), path.join('.'), 'populate');
  }
  return { populate: everyAttribute(schemaBehind(zone, new Map()), path) };
}

function addDotted(views: Views, names: readonly string[], schema: Schema, path: string[]): void {
  const [name = '', ...rest] = names;
  const attribute = populatable(name, schema, path);
  const populate: Views = new Map(views.get(name)?.populate);
  if (rest.length > 0) {
    addDotted(populate, rest, schemaBehind(attribute, schema), [...path, name]);
  }
  views.set(name, { populate });
}
