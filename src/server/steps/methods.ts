import { reply, type Step } from '../exchange.ts';
import { BASE_HEADERS, DATA_POLICY } from '../security-headers.ts';

/** Everything after this step is read only: any other method is refused (B12 in SECURITY.md). */
export const readOnlyStep: Step = (exchange) => {
  const { method } = exchange.req;
  if (method === 'GET' || method === 'HEAD') return false;
  return reply(
    exchange,
    405,
    {
      ...BASE_HEADERS,
      'Content-Security-Policy': DATA_POLICY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Allow: 'GET, HEAD',
    },
    'Method not allowed',
  );
};
