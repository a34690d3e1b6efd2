import { v4 as uuid } from 'uuid';
import { type HttpError, isOutcomeUnknown } from '../../../http/http-error.ts';
import type { GameTicket, RunningSlotSession } from '../../../operator/slot-sessions.ts';
import type { ChosenLimits, PlayCalls } from './play-calls.ts';
import { failureOf } from './play-failure.ts';
import type { PlayEvent } from './play-session.ts';

/** A visit to a game's page, whose session is started here and followed in play.ts. */
export interface Visit {
  readonly tell: (event: PlayEvent) => void;
  /**
   * A round is running or waits for a move, or may. Then leaving the page does not end the session, so that the player
   * can finish the hand or see the result on return.
   */
  waits: boolean;
  /** The page was left. */
  isGone: boolean;
}

export interface StartNews {
  /** This page has taken over the session. */
  onHere: (id: string) => void;
  /** The balance may have changed. */
  onMoney: () => void;
}

/** The page was left, so there is nothing more to show. */
const LEFT: HttpError = { kind: 'cancelled', url: '', detail: 'the page was left' };

/** The ways to a running session: a new one, the running one of this game, or one from another page. */
export function createStart(visit: Visit, calls: PlayCalls, news: StartNews) {
  const { tell } = visit;
  /** Idempotency key of the attempt to start; reused while its outcome is unknown. */
  let key = uuid();

  /** @param resume id of a session to continue; otherwise a new one, after the choice of limits where required */
  async function begin(resume: string | undefined, mustChoose: boolean): Promise<void> {
    if (resume !== undefined) {
      const refusal = await goOn(resume);
      if (refusal) tell({ type: 'refused', failure: failureOf(refusal) });
      return;
    }
    if (!mustChoose) return start(undefined);
    tell({ type: 'start' });
    // Check first, so that the player does not choose limits in vain.
    const current = await calls.current();
    const open = current.ok ? current.value : undefined;
    if (open)
      tell({
        type: 'refused',
        failure: { reason: 'open-elsewhere', id: open.id, game: open.game },
      });
    else tell({ type: 'choose', again: false });
  }

  /** Continues the running session of this game, else begins a new one as `begin` does. */
  async function beginRunning(game: string, mustChoose: boolean): Promise<void> {
    const current = await calls.current();
    const open = current.ok ? current.value : undefined;
    return begin(open?.game.slug === game ? open.id : undefined, mustChoose);
  }

  async function start(limits: ChosenLimits | undefined): Promise<void> {
    tell({ type: 'start' });
    visit.waits = false;
    const answer = await calls.start(limits, key);
    if (!answer.ok) return refuseStart(answer.error);
    key = uuid();
    const { launch: ticket, ...session } = answer.value;
    const opened = visit.isGone ? LEFT : await open(session, ticket);
    // A start that was repeated with its key returns the first response, whose ticket may be used or expired.
    const refusal = opened?.status === 401 ? await goOn(session.id) : opened;
    if (refusal === undefined) return;
    // F41: do not leave a session open that the player cannot see.
    await calls.end(session.id);
    news.onMoney();
    tell({ type: 'refused', failure: failureOf(refusal) });
  }

  function refuseStart(error: HttpError): void {
    if (!isOutcomeUnknown(error)) key = uuid();
    const code = error.problem?.code;
    if (code === 'limits_required' || code === 'limits_invalid')
      tell({ type: 'choose', again: code === 'limits_invalid' });
    else tell({ type: 'refused', failure: failureOf(error) });
  }

  /** Shows the game of a session. @returns the error, if any */
  async function open(
    session: RunningSlotSession,
    ticket: GameTicket | undefined,
  ): Promise<HttpError | undefined> {
    if (!ticket) return { kind: 'malformed', url: '', detail: 'a session without a ticket' };
    const told = performance.now();
    const launch = await calls.open(session.game.slug, ticket);
    if (!launch.ok) return launch.error;
    // A game without messages never reports the end of a round.
    if (launch.value.messages === 'none') visit.waits = false;
    if (visit.isGone) return LEFT;
    tell({ type: 'launched', session, at: told, launch: launch.value });
    news.onHere(session.id);
    return undefined;
  }

  /** Transfers a running session to this page and stops it elsewhere. @returns the error, if any */
  async function goOn(id: string): Promise<HttpError | undefined> {
    const session = await calls.read(id);
    if (!session.ok) return session.error;
    if (session.value.ended) {
      tell({ type: 'figures', session: session.value, at: performance.now() });
      return undefined;
    }
    // The page was left before the transfer, so the session stays on the other page.
    if (visit.isGone) return LEFT;
    // Only the game knows whether a round is open, and reports it once loaded.
    visit.waits = session.value.stakes > 0;
    const ticket = await calls.relaunch(id);
    if (!ticket.ok) return ticket.error;
    const refusal = await open(session.value, ticket.value);
    if (refusal === LEFT && !visit.waits) await calls.end(id);
    return refusal;
  }

  return { begin, beginRunning, start, goOn };
}
