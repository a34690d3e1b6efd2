import { MOMENTARY_HEADERS } from '../../lib/base-headers.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { reply, type Step } from '../exchange.ts';

/** `/healthz`: the process answers. */
export const healthStep: Step = (exchange) => {
  if (exchange.url.pathname !== SERVER_PATHS.health) return false;
  return reply(
    exchange,
    200,
    { ...MOMENTARY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    'ok',
  );
};
