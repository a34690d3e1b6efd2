/**
 * Timeout that ends tests that hang, because what a poll waits for is often the work of another process. It asserts no
 * duration.
 */
export const POLLING = { poll: { timeout: 10_000 } };
