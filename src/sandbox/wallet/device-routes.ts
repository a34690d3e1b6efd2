import { type Route, route } from '../http/route.ts';

/** `X-Terminal: <terminalId>@<storeId>`, a header that the proxy of a shop would add. */
const TERMINAL = /^([\w-]{1,64})@([\w-]{1,64})$/;

/** The terminal family: describes the requesting device. */
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
];
