import type { HttpError, Problem } from '../../../http/http-error.ts';
import type { LimitKind } from '../../../operator/limits.ts';

/** Why a game does not start, as far as the player can act on it (F41). */
export type PlayFailure =
  | {
      reason:
        | 'unknown-game'
        | 'unavailable'
        | 'blocked'
        | 'excluded'
        | 'documents'
        | 'demo'
        | 'unreachable';
    }
  /** A limit of the account is reached. */
  | { reason: 'limit'; kind: LimitKind }
  /** A break that the player chose; RFC 3339. */
  | { reason: 'paused'; until: string }
  /** Another session is running, in another tab or on another device. */
  | { reason: 'open-elsewhere'; id: string; game: { slug: string; title: string } }
  /** `quote`: reference for support. */
  | { reason: 'refused'; quote: string | undefined };

const REASONS = {
  game_unavailable: 'unavailable',
  account_blocked: 'blocked',
  excluded: 'excluded',
  documents_needed: 'documents',
  demo_not_allowed: 'demo',
} as const;

/** Maps a refused or failed call to a reason for the player. */
export function failureOf(error: HttpError): PlayFailure {
  const { problem } = error;
  if (error.kind !== 'status' && error.kind !== 'malformed') return { reason: 'unreachable' };
  const known = problem && (readDetails(problem) ?? readCode(problem.code));
  if (known) return known;
  if (error.status === 404) return { reason: 'unknown-game' };
  if (error.status === 503) return { reason: 'unavailable' };
  return { reason: 'refused', quote: problem?.requestId };
}

function readCode(code: string): PlayFailure | undefined {
  return Object.hasOwn(REASONS, code)
    ? { reason: REASONS[code as keyof typeof REASONS] }
    : undefined;
}

/** Reads refusals with details beyond their code. */
function readDetails({ code, more }: Problem): PlayFailure | undefined {
  const { limit, until, id, game } = more;
  if (code === 'limit_exceeded' && isLimitKind(limit)) return { reason: 'limit', kind: limit };
  if (code === 'paused' && typeof until === 'string' && !Number.isNaN(Date.parse(until)))
    return { reason: 'paused', until };
  if (code === 'session_open' && typeof id === 'string' && isGame(game))
    return { reason: 'open-elsewhere', id, game: { slug: game.slug, title: game.title } };
  return undefined;
}

const isLimitKind = (value: unknown): value is LimitKind =>
  ['deposit', 'stake', 'loss', 'time'].some((kind) => kind === value);

function isGame(value: unknown): value is { slug: string; title: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, title } = value as Record<string, unknown>;
  return typeof slug === 'string' && typeof title === 'string';
}
