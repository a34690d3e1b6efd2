import { Problem } from '../../lib/problem.ts';
import { hasRight, type StaffMember } from '../../lib/staff.ts';
import type { StaffDesk } from '../../push/service/staff-api.ts';
import { type Answer, empty } from '../http/answer.ts';
import { BodyFault, MAX_URL_LENGTH, type SandboxRequest } from '../http/request.ts';
import { changeContent } from './change.ts';
import type { ContentType } from './content-type.ts';
import { typeAt } from './content-types.ts';
import type { EntryStore } from './entry-store.ts';
import {
  ContentError,
  errorAnswer,
  forbidden,
  invalid,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  unauthorized,
} from './errors.ts';
import { parseQuery } from './query/parse-query.ts';
import { findMany, findOne } from './read.ts';
import { unpublishAction } from './unpublish-action.ts';
import type { Writer } from './write.ts';

interface Parts {
  readonly store: EntryStore;
  readonly writer: Writer;
  /** Decides who may write and read drafts. */
  readonly desk: StaffDesk;
}

/** Public content may be cached by anyone but must be revalidated each time. */
const SHARED = { 'Cache-Control': 'public, no-cache' };

type ContentApi = (request: SandboxRequest) => Promise<Answer>;

/** The content system's API: everything below its mount except uploads. */
export function createContentApi({ store, writer, desk }: Parts): ContentApi {
  /** Refuses a wrong token even where none is needed. Like Strapi, treats schemes other than Bearer as no token. */
  function rightsOf(request: SandboxRequest) {
    const { authorization } = request;
    const call = callOf(request);
    const isBearer = /^Bearer\s/i.test(authorization);
    const member = isBearer ? desk.recognise(authorization, call) : undefined;
    if (isBearer && member === undefined) throw unauthorized();
    const mayWrite = hasRight(member, 'content');
    if (member !== undefined && !isRead(request)) {
      desk.note({ event: mayWrite ? 'staff-write' : 'staff-refused', name: member.name }, call);
    }
    return { member, mayWrite };
  }

  /** Unlike Strapi, which shows drafts to everyone, requires a right for them. */
  function refuseDrafts(request: SandboxRequest, member: StaffMember | undefined): void {
    if (hasRight(member, 'content') || hasRight(member, 'drafts')) return;
    if (member) desk.note({ event: 'staff-refused', name: member.name }, callOf(request));
    throw forbidden();
  }

  async function route(request: SandboxRequest): Promise<Answer> {
    if (request.query.length + request.path.length > MAX_URL_LENGTH) {
      throw new ContentError(414, 'URITooLongError', 'URI Too Long');
    }
    if (request.path === '/_health') return empty(204, { strapi: 'You are so French!' });
    const { member, mayWrite } = rightsOf(request);
    const done = unpublishAction(request, writer, mayWrite);
    if (done !== undefined) return done;

    const { type, documentId } = resolve(request.path);
    const methods = allowedMethods(type, documentId);
    if (!methods.includes(request.method)) return methodNotAllowed(methods);
    const query = parseQuery(request.query, type);
    if (!isRead(request)) {
      if (!mayWrite) throw forbidden();
      return changeContent({ store, writer }, { request, type, documentId, query });
    }
    if (query.status === 'draft') refuseDrafts(request, member);
    const found =
      type.single || documentId !== undefined
        ? findOne(store, type, query, documentId)
        : findMany(store, type, query);
    // Drafts are private.
    return request.authorization === ''
      ? { ...found, headers: { ...found.headers, ...SHARED } }
      : found;
  }

  return async (request) => {
    try {
      return await route(request);
    } catch (error) {
      return errorAnswer(toContentError(error));
    }
  };
}

const isRead = ({ method }: SandboxRequest) => method === 'GET' || method === 'HEAD';

/** What the audit log holds of a call: also whether it is about a draft, and the language. */
function callOf({ method, path, query, address }: SandboxRequest) {
  const given = [...new URLSearchParams(query)].filter(([name]) =>
    ['status', 'locale'].includes(name),
  );
  const details = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  return { method, path: `content${path}${details}`, address };
}

function resolve(path: string): { type: ContentType; documentId: string | undefined } {
  const [, api, endpoint = '', documentId, ...rest] = path.replace(/\/$/, '').split('/');
  const type = typeAt(endpoint);
  if (api?.toLowerCase() !== 'api' || type === undefined || rest.length > 0) throw notFound();
  if (type.single && documentId !== undefined) throw notFound();
  return { type, documentId };
}

function allowedMethods(type: ContentType, documentId: string | undefined): readonly string[] {
  const one = type.single || documentId !== undefined;
  return one ? ['HEAD', 'GET', 'PUT', 'DELETE'] : ['HEAD', 'GET', 'POST'];
}

function toContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  if (error instanceof Problem && error.status === 429) return tooManyRequests();
  if (!(error instanceof BodyFault)) throw error;
  switch (error.kind) {
    case 'too-large':
      return new ContentError(413, 'PayloadTooLargeError', error.message, null);
    case 'not-json':
      return new ContentError(400, 'SyntaxError', error.message, null);
    default:
      return invalid(error.message);
  }
}
