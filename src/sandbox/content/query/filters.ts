import { isScalar, type ScalarAttribute, type Schema } from '../attributes.ts';
import { typeNamed } from '../content-types.ts';
import { type Fields, isFields } from '../entry.ts';
import { invalid, invalidKey, refuseDepth } from '../errors.ts';
import { fileType } from '../media-file.ts';
import { operatorTest } from './operators.ts';
import { plainText } from './plain-text.ts';
import { reach, type Scope } from './reach.ts';

/** Whether a row matches. */
export type Condition = (row: Fields, scope: Scope) => boolean;

const everything: Condition = () => true;

/** Reads `filters[…]`. @throws ContentError 400 for an unknown column or operator, or an invalid value */
export function parseFilters(value: unknown, schema: Schema, path: string[] = []): Condition {
  if (value === undefined) return everything;
  if (!isFields(value)) throw invalid('Invalid filters');
  return all(Object.entries(value).map(([key, inner]) => parseEntry(key, inner, schema, path)));
}

function parseEntry(key: string, value: unknown, schema: Schema, path: string[]): Condition {
  if (key === '$and') return all(listOf(value).map((part) => parseFilters(part, schema, path)));
  if (key === '$or') return any(listOf(value).map((part) => parseFilters(part, schema, path)));
  if (key === '$not') {
    const inner = parseFilters(value, schema, path);
    return (row, scope) => !inner(row, scope);
  }
  const attribute = schema.get(key);
  const here = [...path, key];
  if (attribute === undefined || attribute.kind === 'zone') {
    throw invalidKey(key, here.join('.'), 'filters');
  }
  if (isScalar(attribute)) return parseColumn(key, value, attribute, here);
  refuseDepth(here, 'filters');
  if (attribute.kind === 'localizations') throw invalidKey(key, here.join('.'), 'filters');
  const target =
    attribute.kind === 'component'
      ? attribute.schema
      : attribute.kind === 'media'
        ? fileType.schema
        : typeNamed(attribute.target).schema;
  if (isFields(value) && ('$null' in value || '$notNull' in value)) {
    const wanted =
      '$null' in value ? plainText(value.$null) !== 'true' : plainText(value.$notNull) === 'true';
    return (row, scope) => reach(scope, row, key, attribute).length > 0 === wanted;
  }
  const inner = parseFilters(value, target, here);
  return (row, scope) => reach(scope, row, key, attribute).some((found) => inner(found, scope));
}

function parseColumn(
  name: string,
  value: unknown,
  attribute: ScalarAttribute,
  path: string[],
): Condition {
  const operators = isFields(value) ? value : { [Array.isArray(value) ? '$in' : '$eq']: value };
  return all(
    Object.entries(operators).map(([operator, operand]) => {
      if (operator === '$not') {
        const inner = parseColumn(name, operand, attribute, path);
        return (row: Fields, scope: Scope) => !inner(row, scope);
      }
      const test = operatorTest(operator, attribute, name, operand);
      if (test === undefined) throw invalidKey(operator, path.join('.'), 'filters');
      return (row: Fields) => test(row[name] ?? null);
    }),
  );
}

/** `_q`: the words appear in any text of the row itself. */
export function searchCondition(words: unknown, schema: Schema): Condition {
  if (typeof words !== 'string' || words === '') return everything;
  const wanted = words.toLowerCase();
  const names = [...schema].flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  return (row) =>
    names.some((name) =>
      String(row[name] ?? '')
        .toLowerCase()
        .includes(wanted),
    );
}

/** Matches rows that meet every condition. */
export function all(conditions: readonly Condition[]): Condition {
  return (row, scope) => conditions.every((condition) => condition(row, scope));
}

function any(conditions: readonly Condition[]): Condition {
  return (row, scope) => conditions.some((condition) => condition(row, scope));
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isFields(value)) return Object.values(value);
  throw invalid('Invalid filters');
}
