import * as v from 'valibot';
import { Problem } from './problem.ts';

/**
 * Reads a JSON body and validates it with its schema (B1 to B11). A schema message that is a code, such as
 * `amount_invalid`, becomes the response's code.
 * @throws Problem 400 for unknown fields, or 422 with every invalid field
 */
export async function readBody<T>(
  request: { readJson(): Promise<unknown> },
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const result = v.safeParse(schema, await request.readJson());
  if (result.success) return result.output;
  const errors = distinct(result.issues.map(faultOf));
  const first = errors.find(({ code }) => code === 'field_not_allowed') ?? errors[0];
  const status = first?.code === 'field_not_allowed' ? 400 : 422;
  const code = first?.code ?? 'type_invalid';
  throw new Problem(status, code, 'Some fields are invalid', {
    extra: { errors, ...(first?.field && { field: first.field }) },
  });
}

interface FieldFault {
  readonly field: string;
  readonly code: string;
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  return { field: v.getDotPath(issue) ?? '', code: codeOf(issue) };
}

function codeOf(issue: v.BaseIssue<unknown>): string {
  if (/^[a-z]+(_[a-z]+)+$/.test(issue.message)) return issue.message;
  if (issue.type === 'strict_object' && issue.path !== undefined) {
    if (issue.expected === 'never') return 'field_not_allowed';
    if (issue.received === 'undefined') return 'field_required';
  }
  return issue.kind === 'schema' ? 'type_invalid' : 'value_invalid';
}

/** Keeps only the first error of each field. */
function distinct(faults: readonly FieldFault[]): readonly FieldFault[] {
  return [
    ...new Map([...faults].reverse().map((fault) => [fault.field, fault])).values(),
  ].reverse();
}
