import { type Answer, empty } from '../answer.ts';
import { MAX_URL_LENGTH, type SandboxRequest } from '../request.ts';
import { type ContentType, typeAt } from './content-types.ts';
import type { EntryStore } from './entry-store.ts';
import { ContentError, errorAnswer, forbidden, methodNotAllowed, notFound } from './errors.ts';
import { parseQuery } from './query/parse-query.ts';
import { findMany, findOne } from './read.ts';

export interface ContentApi {
  handle(request: SandboxRequest): Promise<Answer>;
}

/** The content system's API: what lies under its mount except uploads. */
export function createContentApi(store: EntryStore): ContentApi {
  async function route(request: SandboxRequest): Promise<Answer> {
    if (request.path === '/_health') return empty(204, { strapi: 'You are so French!' });
    const [, api, endpoint = '', documentId, ...rest] = request.path.replace(/\/$/, '').split('/');
    const type = typeAt(endpoint);
    if (api?.toLowerCase() !== 'api' || type === undefined || rest.length > 0) throw notFound();
    if (type.single && documentId !== undefined) throw notFound();
    const methods = allowedMethods(type, documentId);
    if (!methods.includes(request.method)) return methodNotAllowed(methods);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw forbidden();
    const query = parseQuery(request.query, type, false);
    return type.single || documentId !== undefined
      ? findOne(store, type, query, documentId)
      : findMany(store, type, query);
  }

  return {
    async handle(request) {
      try {
        if (request.query.length + request.path.length > MAX_URL_LENGTH) {
          throw new ContentError(414, 'URITooLongError', 'URI Too Long');
        }
        return await route(request);
      } catch (error) {
        if (error instanceof ContentError) return errorAnswer(error);
        throw error;
      }
    },
  };
}

function allowedMethods(type: ContentType, documentId: string | undefined): readonly string[] {
  if (type.single) return ['HEAD', 'GET', 'PUT', 'DELETE'];
  return documentId === undefined ? ['HEAD', 'GET', 'POST'] : ['HEAD', 'GET', 'PUT', 'DELETE'];
}
