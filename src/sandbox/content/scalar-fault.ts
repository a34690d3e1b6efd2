import type { ScalarAttribute } from './attributes.ts';

/** The validation message for a plain column's value, to follow its name; undefined if valid. */
export function scalarFault({ kind, values }: ScalarAttribute, value: unknown): string | undefined {
  const shown = `but the final value was: \`${JSON.stringify(value)}\`.`;
  switch (kind) {
    case 'integer':
    case 'float': {
      if (typeof value !== 'number') return `must be a \`number\` type, ${shown}`;
      return kind === 'integer' && !Number.isInteger(value) ? 'must be an integer' : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : `must be a \`boolean\` type, ${shown}`;
    case 'datetime':
      return Number.isNaN(Date.parse(String(value)))
        ? 'Invalid format, expected a date'
        : undefined;
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/.test(String(value))
        ? undefined
        : 'Invalid time format, expected HH:mm:ss.SSS';
    default:
      if (typeof value !== 'string') return `must be a \`string\` type, ${shown}`;
      return values === undefined || values.includes(value)
        ? undefined
        : `must be one of the following values: ${values.join(', ')}`;
  }
}
