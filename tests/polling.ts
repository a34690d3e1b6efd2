/** Ends tests that hang: what a poll waits for is often the work of another process. No duration is asserted by it. */
export const POLLING = { poll: { timeout: 10_000 } };
