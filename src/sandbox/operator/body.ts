import * as v from 'valibot';
import type { SandboxRequest } from '../request.ts';
import { Problem } from './problem.ts';

/**
 * Reads a JSON body and puts it through its schema (SECURITY.md B1 to B11). A check of the schema
 * whose message is a code, such as `amount_invalid`, is answered with that code.
 * @throws Problem 400 for unknown fields, or 422 naming every wrong field
 */
export async function readBody<T>(
  request: Pick<SandboxRequest, 'readJson'>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const result = v.safeParse(schema, await request.readJson());
  if (result.success) return result.output;
  const errors = distinct(result.issues.map(faultOf));
  const first = errors.find(({ code }) => code === 'field_not_allowed') ?? errors[0];
  const status = first?.code === 'field_not_allowed' ? 400 : 422;
  const code = first?.code ?? 'type_invalid';
  throw new Problem(status, code, 'Some fields are wrong', {
    extra: { errors, ...(first?.field && { field: first.field }) },
  });
}

/** @throws Problem 415: another site's form cannot send JSON, so this keeps it out as well */
export function demandJson({ headers }: SandboxRequest): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new Problem(415, 'content_type_not_supported', 'This address takes application/json only');
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

/** The first fault of each field: a check that fails beside another says nothing new. */
function distinct(faults: readonly FieldFault[]): readonly FieldFault[] {
  return [
    ...new Map([...faults].reverse().map((fault) => [fault.field, fault])).values(),
  ].reverse();
}
