import { Problem } from './problem.ts';
import type { SandboxRequest } from './request.ts';

export { readBody } from '../../lib/read-body.ts';

/** @throws Problem 415 unless the body is JSON, which also blocks cross-site forms */
export function demandJson({ headers }: SandboxRequest): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new Problem(415, 'content_type_not_supported', 'This URL only accepts application/json');
}
