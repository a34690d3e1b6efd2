import { Problem } from '../../lib/problem.ts';
import { type Answer, type ApiRequest, hasToken, wrongMethod } from './exchange.ts';

/** A call of the operator's own staff or machines. */
export interface StaffCall {
  /** Of the campaign or conversation in the path; an empty string where there is none. */
  readonly id: string;
  readonly request: ApiRequest;
}

export interface StaffRoute {
  readonly method: 'GET' | 'POST';
  /** Below the operator's prefix; `{id}` is a campaign's or a conversation's. */
  readonly path: string;
  /** Takes the token as the password of HTTP's Basic scheme as well, for a browser that opens it. */
  readonly inBrowser?: boolean;
  handle(call: StaffCall): Promise<Answer>;
}

/**
 * Answers what is not the site's but the staff's, for the holder of PUSH_TOKEN alone; undefined for other paths.
 * @param token an empty one means that nobody may call
 * @param asProblem answers what a route refuses
 */
export function answerStaff(
  request: ApiRequest,
  routes: readonly StaffRoute[],
  token: string,
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
    if (!hasToken(authorizationOf(request, route), token)) {
      throw new Problem(401, 'token_missing', 'The staff token is missing or wrong', {
        headers: route.inBrowser ? { 'WWW-Authenticate': 'Basic realm="Staff"' } : {},
      });
    }
    // A browser sends a password along by itself, also with what another site has it send.
    if (
      method !== 'GET' &&
      /^Basic /i.test(request.authorization) &&
      request.headers['sec-fetch-site'] !== 'same-origin'
    ) {
      throw new Problem(
        403,
        'cross_site_blocked',
        'This call may come from a page of the staff only',
      );
    }
    const answer = await route.handle({ id, request });
    return { ...answer, headers: { 'Cache-Control': 'no-store', ...answer.headers } };
  });
}

/** A campaign by its id, or 404. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found', 'There is no such campaign');
  return value;
}

/** A browser sends what was typed into its own dialog: any user name, the token as password. */
function authorizationOf({ authorization }: ApiRequest, { inBrowser }: StaffRoute): string {
  const basic = /^Basic ([\w+/=]{1,400})$/i.exec(authorization)?.[1];
  if (inBrowser !== true || basic === undefined) return authorization;
  const given = Buffer.from(basic, 'base64').toString('utf8');
  return `Bearer ${given.slice(given.indexOf(':') + 1)}`;
}
