import { expect, test } from 'vitest';
import type { EndpointFamily } from '../config/site-config.ts';
import { applyRequestRules, type RuleInput } from './request-rules.ts';

const FAMILIES: (EndpointFamily | undefined)[] = [
  'content',
  'operator',
  'casinoGateway',
  'slotsSession',
  'paymentProxy',
  'terminal',
  'nyx',
  'fraudProxy',
  'sportsbook',
  undefined,
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const BODIES = ['none', 'json', 'form', 'file'] as const;
const PATHS = ['/games', '/accounts/sessions', '/accounts/sessions/refresh'];

const everyCase: RuleInput[] = FAMILIES.flatMap((family) =>
  METHODS.flatMap((method) =>
    BODIES.flatMap((body) =>
      PATHS.flatMap((path) =>
        ['token-1', undefined].flatMap((token) =>
          [new Set<string>(), new Set(['content-type'])].flatMap((given) =>
            ['key-1', undefined].map((fraudProxyApiKey) => ({
              family,
              method,
              body,
              path,
              token,
              given,
              fraudProxyApiKey,
              requestId: 'id-1',
            })),
          ),
        ),
      ),
    ),
  ),
);

/** Runs all combinations, so that a rule for one family cannot change another unnoticed. */
function forEveryCase(
  check: (input: RuleInput, output: ReturnType<typeof applyRequestRules>) => void,
) {
  for (const input of everyCase) check(input, applyRequestRules(input));
}

test('REQ-1 sets the JSON content type except for the casino gateway or where one is given', () => {
  forEveryCase((input, { headers }) => {
    const own = input.given.has('content-type') || input.body === 'form' || input.body === 'file';
    const expected = own || input.family === 'casinoGateway' ? undefined : 'application/json';
    expect(headers['content-type']).toBe(expected);
  });
});

test('REQ-2 sends credentials except to nyx, terminal and payment-proxy', () => {
  forEveryCase((input, { credentials }) => {
    const without = ['nyx', 'terminal', 'paymentProxy'].includes(input.family ?? '');
    expect(credentials).toBe(without ? 'omit' : 'include');
  });
});

test('REQ-3 sends a request id on operator calls only', () => {
  forEveryCase((input, { headers }) => {
    expect(headers['x-request-id']).toBe(input.family === 'operator' ? 'id-1' : undefined);
  });
});

test('REQ-4 sends the token to its six families but not with the login call', () => {
  const families = [
    'slotsSession',
    'paymentProxy',
    'terminal',
    'casinoGateway',
    'operator',
    'fraudProxy',
  ];
  forEveryCase((input, { headers }) => {
    const login =
      input.family === 'operator' && input.method === 'POST' && input.path === '/accounts/sessions';
    const due = input.token && families.includes(input.family ?? '') && !login;
    expect(headers['authorization']).toBe(due ? 'Bearer token-1' : undefined);
  });
});

test('REQ-5 sends the API key to the fraud proxy when there is no token', () => {
  forEveryCase((input, { headers }) => {
    const due = input.family === 'fraudProxy' && !input.token;
    expect(headers['x-api-key']).toBe(due ? input.fraudProxyApiKey : undefined);
  });
});
