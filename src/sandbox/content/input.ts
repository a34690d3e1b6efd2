import {
  type Attribute,
  isScalar,
  type RelationAttribute,
  type ScalarAttribute,
  type Schema,
  type ZoneAttribute,
} from './attributes.ts';
import type { ContentType } from './content-type.ts';
import { type Fields, isFields, isOwn } from './entry.ts';
import { ContentError, invalidKey } from './errors.ts';
import { readLinks } from './links.ts';
import { scalarFault } from './scalar-fault.ts';

/** One validation error of a body, as Strapi lists it in `details.errors`. */
interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly name: 'ValidationError';
  readonly value?: unknown;
}

/** Finds the document id of a file by its row id, which request bodies use for pictures. */
type FileLookup = (id: number) => string | undefined;

interface Context {
  readonly faults: Fault[];
  readonly fileId: FileLookup;
  /** False for drafts, which may be incomplete. */
  readonly complete: boolean;
}

/**
 * Validates `data` of a body against the type and merges it into the row's fields. Fields that the body lacks stay.
 * @throws ContentError 400 with all errors
 */
export function readInput(
  type: ContentType,
  data: unknown,
  before: Fields,
  { fileId, complete }: { fileId: FileLookup; complete: boolean },
): Fields {
  if (!isFields(data)) {
    throw new ContentError(400, 'ValidationError', 'Missing "data" payload in the request body');
  }
  const faults: Fault[] = [];
  const fields = readFields(type.schema, data, before, [], { faults, fileId, complete });
  const [first] = faults;
  if (first === undefined) return fields;
  const message = faults.length === 1 ? first.message : `${faults.length} errors occurred`;
  throw new ContentError(400, 'ValidationError', message, { errors: faults });
}

type Path = Fault['path'];

function readFields(
  schema: Schema,
  given: Fields,
  before: Fields,
  path: Path,
  context: Context,
): Fields {
  for (const key of Object.keys(given)) {
    const named = key === '__component' || key === 'id';
    if (!isOwn(schema, key) && !(named && path.length > 0)) {
      throw invalidKey(key, [...path, key].join('.'));
    }
  }
  const result: Fields = {};
  for (const [name, attribute] of schema) {
    if (!isOwn(schema, name)) continue;
    const here = [...path, name];
    const old = before[name] ?? null;
    const value =
      name in given
        ? readValue(attribute, given[name], old, here, context)
        : (old ?? initial(attribute));
    const missing = value === null || value === '';
    if (missing && context.complete && isScalar(attribute) && attribute.required) {
      fault(context, here, value === '' ? 'cannot be empty' : 'must be defined.', value);
    }
    result[name] = value;
  }
  return result;
}

function initial(attribute: Attribute): unknown {
  return 'initial' in attribute ? (attribute.initial ?? null) : null;
}

function readValue(
  attribute: Attribute,
  value: unknown,
  old: unknown,
  path: Path,
  context: Context,
): unknown {
  if (isScalar(attribute)) return readScalar(attribute, value, path, context);
  switch (attribute.kind) {
    case 'relation':
      return readRelation(attribute, value, old, path, context);
    case 'media': {
      const id = isFields(value) ? value.id : value;
      const documentId = typeof id === 'number' ? context.fileId(id) : undefined;
      if (id !== null && documentId === undefined) fault(context, path, 'is not a file', value);
      return documentId ?? null;
    }
    case 'component':
      if (attribute.repeatable) return readList(attribute.schema, value, path, context);
      return value === null ? null : readItem(attribute.schema, value, path, context);
    case 'zone':
      return readZone(attribute, value, path, context);
    default:
      return null;
  }
}

function readRelation(
  attribute: RelationAttribute,
  value: unknown,
  old: unknown,
  path: Path,
  context: Context,
): unknown {
  const links = attribute.mappedBy === undefined ? readLinks(value, old) : undefined;
  if (links === undefined) {
    const other = `is set from ${attribute.target}, not from here`;
    fault(context, path, attribute.mappedBy === undefined ? 'is not a relation' : other, value);
    return null;
  }
  return attribute.many ? links : (links.at(-1) ?? null);
}

function readList(schema: Schema, value: unknown, path: Path, context: Context): Fields[] {
  if (!Array.isArray(value)) {
    fault(context, path, 'must be a `array` type', value);
    return [];
  }
  return value.map((item, index) => readItem(schema, item, [...path, index], context));
}

/** Components are always replaced as a whole, so there is nothing to merge. */
function readItem(schema: Schema, value: unknown, path: Path, context: Context): Fields {
  if (isFields(value)) return readFields(schema, value, {}, path, context);
  fault(context, path, 'must be a `object` type', value);
  return {};
}

function readZone(zone: ZoneAttribute, value: unknown, path: Path, context: Context): Fields[] {
  const items = Array.isArray(value) ? value : [];
  if (!Array.isArray(value)) fault(context, path, 'must be a `array` type', value);
  if (items.length > zone.max) fault(context, path, `must have at most ${zone.max} items`, value);
  return items.flatMap((item, index) => {
    const uid = isFields(item) ? String(item.__component) : '';
    const schema = zone.components.get(uid);
    if (schema === undefined) {
      fault(context, [...path, index, '__component'], 'is not a known component', uid);
      return [];
    }
    return [{ __component: uid, ...readItem(schema, item, [...path, index], context) }];
  });
}

function readScalar(
  attribute: ScalarAttribute,
  value: unknown,
  path: Path,
  context: Context,
): unknown {
  if (value === null || attribute.kind === 'json') return value;
  const wrong = scalarFault(attribute, value);
  if (wrong !== undefined) fault(context, path, wrong, value);
  if (attribute.kind === 'datetime' && wrong === undefined) {
    return new Date(String(value)).toISOString();
  }
  return value;
}

function fault(context: Context, path: Path, message: string, value: unknown): void {
  const said = `${path.join('.')} ${message}`;
  context.faults.push({ path, message: said, name: 'ValidationError', value });
}
