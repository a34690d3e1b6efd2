import type { ScalarAttribute } from '../attributes.ts';
import { invalid } from '../errors.ts';
import { plainText } from './plain-text.ts';

type Scalar = string | number | boolean;
type Test = (found: unknown) => boolean;

/** Converts query text to the column's type. @throws ContentError 400 if it does not fit */
function castTo(attribute: ScalarAttribute, name: string, value: unknown): Scalar {
  const given = plainText(value);
  switch (attribute.kind) {
    case 'integer':
    case 'float': {
      const number = Number(given);
      if (given.trim() === '' || Number.isNaN(number)) throw invalid(`${name} expects a number`);
      return number;
    }
    case 'boolean':
      return isTrue(given);
    case 'datetime': {
      const date = new Date(/^\d+$/.test(given) ? Number(given) : given);
      if (Number.isNaN(date.getTime())) {
        throw invalid('Invalid format, expected a timestamp or an ISO date');
      }
      return date.toISOString();
    }
    default:
      return given;
  }
}

function isTrue(value: unknown): boolean {
  return ['true', 't', '1'].includes(plainText(value));
}

const lower = (value: unknown) => String(value).toLowerCase();

/** Operators with one value of the column's type. */
const byValue: Record<string, (wanted: Scalar) => Test> = {
  $eq: (wanted) => (found) => found === wanted,
  $eqi: (wanted) => (found) => lower(found) === lower(wanted),
  $ne: (wanted) => (found) => found !== wanted,
  $gt: (wanted) => (found) => isSet(found) && found > wanted,
  $gte: (wanted) => (found) => isSet(found) && found >= wanted,
  $lt: (wanted) => (found) => isSet(found) && found < wanted,
  $lte: (wanted) => (found) => isSet(found) && found <= wanted,
};

/** Text operators, for any column. They ignore case, like SQLite's LIKE. */
const byText: Record<string, (wanted: string) => Test> = {
  $contains: (wanted) => (found) => isSet(found) && lower(found).includes(lower(wanted)),
  $containsi: (wanted) => (found) => isSet(found) && lower(found).includes(lower(wanted)),
  $startsWith: (wanted) => (found) => isSet(found) && String(found).startsWith(wanted),
};

/** The test of an operator, or undefined for an unknown one. */
export function operatorTest(
  operator: string,
  attribute: ScalarAttribute,
  name: string,
  value: unknown,
): Test | undefined {
  if (operator === '$null') return (found) => isSet(found) !== isTrue(value);
  if (operator === '$notNull') return (found) => isSet(found) === isTrue(value);
  if (operator === '$in') {
    const wanted = (Array.isArray(value) ? value : [value]).map((v) => castTo(attribute, name, v));
    return (found) => wanted.includes(found as Scalar);
  }
  if (operator === '$between') {
    if (!Array.isArray(value) || value.length !== 2) throw invalid('$between expects two values');
    const [from, to] = value.map((v) => castTo(attribute, name, v));
    return (found) =>
      isSet(found) && from !== undefined && to !== undefined && found >= from && found <= to;
  }
  if (Object.hasOwn(byText, operator)) return byText[operator]?.(plainText(value));
  if (Object.hasOwn(byValue, operator)) return byValue[operator]?.(castTo(attribute, name, value));
  return undefined;
}

function isSet(value: unknown): value is Scalar {
  return value !== null && value !== undefined;
}
