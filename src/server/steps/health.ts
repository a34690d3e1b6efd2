import { reply, type Step } from '../exchange.ts';
import { BASE_HEADERS } from '../security-headers.ts';

/** `/healthz`: the process answers. */
export const healthStep: Step = (exchange) => {
  if (exchange.url.pathname !== '/healthz') return false;
  return reply(
    exchange,
    200,
    { ...BASE_HEADERS, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
    'ok',
  );
};
