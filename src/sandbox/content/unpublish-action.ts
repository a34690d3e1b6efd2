import { type Answer, json } from '../http/answer.ts';
import type { SandboxRequest } from '../http/request.ts';
import { DEFAULT_LOCALE } from './content-type.ts';
import { findType } from './content-types.ts';
import { forbidden, methodNotAllowed, notFound } from './errors.ts';
import type { Writer } from './write.ts';

/**
 * `POST /content-manager/collection-types/api::route.route/<documentId>/actions/unpublish`: the admin panel's own URL,
 * because the content API cannot unpublish. Undefined for other paths.
 */
export function unpublishAction(
  { method, path, query }: SandboxRequest,
  writer: Writer,
  mayWrite: boolean,
): Answer | undefined {
  const action =
    /^\/content-manager\/(?:collection|single)-types\/api::([\w-]+)\.\1\/(\w+)\/actions\/unpublish$/;
  const [, name, documentId] = action.exec(path) ?? [];
  if (name === undefined || documentId === undefined) return undefined;
  if (method !== 'POST') return methodNotAllowed(['POST']);
  if (!mayWrite) throw forbidden();
  const type = findType(name);
  if (type === undefined) throw notFound();
  const locale = new URLSearchParams(query).get('locale') ?? DEFAULT_LOCALE;
  writer.unpublish({ type, documentId, locale: type.localized ? locale : null });
  return json(200, { data: { documentId }, meta: {} });
}
