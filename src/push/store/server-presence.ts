import { RENEW_MS } from '../ports.ts';

export const DEADLOCK = '40P01';
const READ_ONLY = '25006';
/**
 * Error codes of a lost connection, of a server that starts, stops, recovers, is full or read-only, and of an
 * unreachable one.
 */
const AWAY =
  /^(08...|25006|25P03|53300|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the client that have no code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/;
/** Code of a server that has no room for another connection. */
const FULL = '53300';

/** Code of a standby or a read-only server, whose leases and deliveries may be outdated. */
export const readOnlyError = (): Error =>
  Object.assign(new Error('PostgreSQL is read-only'), { code: READ_ONLY });

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether the same call may succeed later, on another connection or another server. */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return AWAY.test(code);
  return error instanceof Error && BROKEN.test(error.message);
}

/** When the server was first found down since its last response. */
interface ServerPresence {
  /** When the server was first found away since it last answered. */
  readonly awaySince: number | undefined;
  answered(): void;
  failed(error: unknown): void;
  /**
   * How long this process has written to the server without an interruption in which leases may have expired: a change
   * of server, or a long silence, also one that ends with an answer. One lost connection does not count.
   * @param startedAt start time of the server; a standby that takes over has another one
   * @param askedAt when the question began that has just been answered
   */
  writesFor(startedAt: number, askedAt: number): number;
}

export function createServerPresence(): ServerPresence {
  let awaySince: number | undefined;
  let answeredAt = performance.now();
  let isCut = false;
  /**
   * Start time of the server that was last written to; undefined before the first write, NaN for a read-only server.
   */
  let server: number | undefined;
  let writesSince = Number.NEGATIVE_INFINITY;

  function answered(): void {
    const now = performance.now();
    if (isCut && now - answeredAt > RENEW_MS) writesSince = now;
    answeredAt = now;
    awaySince = undefined;
    isCut = false;
  }

  return {
    get awaySince() {
      return awaySince;
    },
    answered,
    failed(error) {
      if (!isAway(error)) return answered();
      awaySince ??= performance.now();
      const reason = codeOf(error) ?? String(error);
      if (reason === READ_ONLY) server = Number.NaN;
      isCut ||= reason !== FULL;
    },
    writesFor(startedAt, askedAt) {
      answered();
      const isOther = server !== undefined && server !== startedAt;
      if (isOther || answeredAt - askedAt > RENEW_MS) writesSince = answeredAt;
      server = startedAt;
      return answeredAt - writesSince;
    },
  };
}
