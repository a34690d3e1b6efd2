import type { EndpointFamily } from '../config/site-config.ts';

export interface RuleInput {
  /** undefined if the URL belongs to no family. Then only the general rules apply. */
  family: EndpointFamily | undefined;
  /** Upper case. */
  method: string;
  /** Path relative to the family's base, such as `/accounts/sessions`. */
  path: string;
  /** Header names set by the caller, in lower case. */
  given: ReadonlySet<string>;
  /** Form and file bodies set their own content type. */
  body: 'none' | 'json' | 'form' | 'file';
  token: string | undefined;
  fraudProxyApiKey: string | undefined;
  /** A fresh UUID. */
  requestId: string;
}

interface RuleOutput {
  headers: Record<string, string>;
  credentials: 'include' | 'omit';
}

const WITHOUT_CREDENTIALS = new Set<EndpointFamily | undefined>([
  'nyx',
  'terminal',
  'paymentProxy',
]);
const WITH_TOKEN = new Set<EndpointFamily | undefined>([
  'slotsSession',
  'paymentProxy',
  'terminal',
  'casinoGateway',
  'operator',
  'fraudProxy',
]);

/** The request rules (REQ-1 to REQ-5) as one pure function. */
export function applyRequestRules(input: RuleInput): RuleOutput {
  const { family, method, given, token } = input;
  const headers: Record<string, string> = {};
  const bringsContentType =
    given.has('content-type') || input.body === 'form' || input.body === 'file';
  if (family !== 'casinoGateway' && !bringsContentType)
    headers['content-type'] = 'application/json';
  if (family === 'operator') headers['x-request-id'] = input.requestId;
  const isLogin = family === 'operator' && method === 'POST' && input.path === '/accounts/sessions';
  if (token !== undefined && WITH_TOKEN.has(family) && !isLogin) {
    headers['authorization'] = `Bearer ${token}`;
  }
  if (family === 'fraudProxy' && token === undefined && input.fraudProxyApiKey !== undefined) {
    headers['x-api-key'] = input.fraudProxyApiKey;
  }
  return { headers, credentials: WITHOUT_CREDENTIALS.has(family) ? 'omit' : 'include' };
}
