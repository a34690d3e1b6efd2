import { reply, type Step } from '../exchange.ts';
import { MOMENTARY_HEADERS } from '../security-headers.ts';

/** `/healthz`: the process answers. */
export const healthStep: Step = (exchange) => {
  if (exchange.url.pathname !== '/healthz') return false;
  return reply(
    exchange,
    200,
    { ...MOMENTARY_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    'ok',
  );
};
