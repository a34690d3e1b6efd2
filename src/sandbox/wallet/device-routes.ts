import * as v from 'valibot';
import { Problem } from '../operator/problem.ts';
import { type Route, route } from '../operator/route.ts';

/** `X-Terminal: <terminalId>@<storeId>`, which a shop's own proxy would add. */
const TERMINAL = /^([\w-]{1,64})@([\w-]{1,64})$/;

/** What the terminal and fraud families say about the device that asks. */
export const deviceRoutes: readonly Route[] = [
  route({
    operation: 'readTerminalDevice',
    family: 'terminal',
    method: 'GET',
    path: '/device',
    access: 'player',
    handle: ({ headers }) => {
      const [, terminalId, storeId] = TERMINAL.exec(String(headers['x-terminal'])) ?? [];
      if (terminalId === undefined || storeId === undefined) {
        return { status: 200, value: { kind: 'web' } };
      }
      return { status: 200, value: { kind: 'terminal', terminalId, storeId } };
    },
  }),
  route({
    operation: 'reportDevice',
    family: 'fraudProxy',
    method: 'POST',
    path: '/devices',
    access: 'either',
    body: v.strictObject({
      visitorId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'value_invalid')),
    }),
    handle: ({ player, headers }) => {
      // Which key it is says nothing: it is in every browser. That there is one is the rule (REQ-5).
      if (player === undefined && !/^\S{1,200}$/.test(String(headers['x-api-key'] ?? ''))) {
        throw new Problem(401, 'api_key_missing', 'Neither a token nor an API key came along');
      }
      return { status: 202 };
    },
  }),
];
