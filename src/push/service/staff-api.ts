import { Problem } from '../../lib/problem.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { hasRight, memberOf, type StaffMember, type StaffRight } from '../../lib/staff.ts';
import { type Answer, type ApiRequest, wrongMethod } from './exchange.ts';

/** A call by a staff member or one of their programs. */
export interface StaffCall {
  /** Id of the campaign or conversation in the path; empty without one. */
  readonly id: string;
  /** Name of the calling member. */
  readonly name: string;
  readonly request: ApiRequest;
}

export interface StaffRoute {
  readonly method: 'GET' | 'POST';
  /** The right that is needed. */
  readonly right: StaffRight;
  /** Returns a player's data, so reads are audited like writes. */
  readonly isPersonal?: boolean;
  /** Polled by a program, so it is audited once an hour per member and address. */
  readonly isFrequent?: boolean;
  /** Path relative to the operator's prefix; `{id}` is a campaign or conversation. */
  readonly path: string;
  /** Also accepts the token as Basic password, for browsers. */
  readonly inBrowser?: boolean;
  handle(call: StaffCall): Promise<Answer>;
}

/** Records a call before it runs. A call that cannot be recorded does not run. */
export type NoteStaffCall = (
  call: {
    readonly event: 'staff-read' | 'staff-write' | 'staff-refused';
    /** Absent if the token is unknown. */
    readonly name?: string;
    readonly isFrequent?: boolean | undefined;
  },
  request: Pick<ApiRequest, 'method' | 'path' | 'address'>,
) => void;

/** Allowed wrong tokens per minute and IP address, against guessing and against filling the log. */
const WRONG_TOKENS = 30;

export interface StaffDesk {
  /** Staff members who may call; nobody if empty. */
  readonly staff: readonly StaffMember[];
  readonly note: NoteStaffCall;
  /**
   * Finds the member of a token, and records a wrong token; undefined without a member.
   * @throws Problem 429 after too many wrong tokens from the same address
   */
  readonly recognise: (
    authorization: string,
    request: Parameters<NoteStaffCall>[1],
  ) => StaffMember | undefined;
}

export function createStaffDesk(
  staff: readonly StaffMember[],
  note: NoteStaffCall,
  now: () => Date,
): StaffDesk {
  const wrongTokens = createRateLimit(WRONG_TOKENS, 60_000);
  return {
    staff,
    note,
    recognise(authorization, request) {
      if (authorization === '') return undefined;
      wrongTokens.take(request.address, now());
      const member = memberOf(authorization, staff);
      if (member === undefined) note({ event: 'staff-refused' }, request);
      else wrongTokens.giveBack(request.address);
      return member;
    },
  };
}

/**
 * Handles staff routes for members with the route's right; undefined for other paths.
 * @param asProblem turns refusals into responses
 */
export function answerStaff(
  request: ApiRequest,
  routes: readonly StaffRoute[],
  { recognise, note }: StaffDesk,
  asProblem: (work: () => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> | undefined {
  const found = routes.flatMap((route) => {
    const pattern = `^${route.path.replace('{id}', '([\\w-]+)')}$`;
    const match = new RegExp(pattern).exec(request.path);
    return match === null ? [] : [{ route, id: match[1] ?? '' }];
  });
  if (found.length === 0) return undefined;
  return asProblem(async () => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const match = found.find(({ route }) => route.method === method);
    if (match === undefined) throw wrongMethod(found.map(({ route }) => route.method));
    const { route, id } = match;
    const member = recognise(authorizationOf(request, route), request);
    if (member === undefined) {
      throw new Problem(401, 'token_missing', 'The staff token is missing or wrong', {
        headers: route.inBrowser ? { 'WWW-Authenticate': 'Basic realm="Staff"' } : {},
      });
    }
    const { name } = member;
    const refusal =
      crossSite(method, request) ??
      (hasRight(member, route.right)
        ? undefined
        : new Problem(403, 'right_missing', `${name} has no right to ${route.right}`));
    if (refusal) {
      note({ event: 'staff-refused', name }, request);
      throw refusal;
    }
    const { isFrequent } = route;
    if (method !== 'GET') note({ event: 'staff-write', name, isFrequent }, request);
    else if (route.isPersonal) note({ event: 'staff-read', name, isFrequent }, request);
    const answer = await route.handle({ id, name, request });
    return { ...answer, headers: { 'Cache-Control': 'no-store', ...answer.headers } };
  });
}

/** Browsers send Basic credentials automatically, even on requests from other sites. */
function crossSite(method: string, { authorization, headers }: ApiRequest): Problem | undefined {
  const isOfPage = !/^Basic /i.test(authorization) || headers['sec-fetch-site'] === 'same-origin';
  if (method === 'GET' || isOfPage) return undefined;
  return new Problem(403, 'cross_site_blocked', 'This call may only come from a staff page');
}

/** Returns a campaign or throws 404. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found', 'There is no such campaign');
  return value;
}

/** From a browser's log-in dialog: any user name, the token as password. */
function authorizationOf({ authorization }: ApiRequest, { inBrowser }: StaffRoute): string {
  const basic = /^Basic ([\w+/=]{1,400})$/i.exec(authorization)?.[1];
  if (inBrowser !== true || basic === undefined) return authorization;
  const given = Buffer.from(basic, 'base64').toString('utf8');
  return `Bearer ${given.slice(given.indexOf(':') + 1)}`;
}
