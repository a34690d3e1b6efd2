/**
 * An exception in one line. Node calls every lost request "fetch failed" and gives no message for a name with several
 * addresses; only the code tells a wrong port from a wrong certificate.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : undefined);
  return [message || codeOf(error), reason].filter(Boolean).join(': ') || error.name;
}

/** Node's own codes are texts; a DOMException has a number. */
function codeOf(error: unknown): string | undefined {
  const { code } = Object(error);
  return typeof code === 'string' ? code : undefined;
}
