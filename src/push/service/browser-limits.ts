import { createRateLimit } from '../../lib/rate-limit.ts';

const PER_MS = 60_000;

/**
 * Limits per minute and IP address, which many browsers may share, for calls without authentication. A browser replaces
 * a subscription once in months.
 */
export const createBrowserLimits = () => ({
  replacements: createRateLimit(60, PER_MS),
  clicks: createRateLimit(600, PER_MS),
});
