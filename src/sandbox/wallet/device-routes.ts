import { type Route, route } from '../operator/route.ts';

/** `X-Terminal: <terminalId>@<storeId>`, which a shop's own proxy would add. */
const TERMINAL = /^([\w-]{1,64})@([\w-]{1,64})$/;

/** What the terminal family says about the device that asks. */
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
