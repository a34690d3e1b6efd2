import type { Step } from '../exchange.ts';
import { replyPlain } from '../reply-plain.ts';

/** Later steps are read-only: refuses all other methods (B12). */
export const readOnlyStep: Step = (exchange) => {
  const { method } = exchange.req;
  if (method === 'GET' || method === 'HEAD') return false;
  return replyPlain(exchange, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
};
