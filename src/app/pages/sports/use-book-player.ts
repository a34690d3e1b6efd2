import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { createSportsbookTicket } from '../../../operator/sportsbook.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import { depositPath, verificationPath } from '../../features/deposit/deposit-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

const channel = 'marquee-sportsbook';

/**
 * Logs the player into the sportsbook with a ticket when it becomes ready and after each log-in, and out after a
 * log-out. The player's own token never reaches it.
 * @param loads how often the sportsbook has become ready
 * @returns handles the sportsbook's messages
 */
export function useBookPlayer(
  send: (command: SportsbookCommand) => void,
  loads: number,
): (message: SportsbookMessage) => void {
  const { t } = useText();
  const { config, player, stores } = useApp();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { signedIn, restoring, logIns } = useSnapshot(stores.session);
  const logIn = signedIn ? logIns : undefined;

  const tell = useEffectEvent((ticket: string | null) => send({ channel, type: 'player', ticket }));
  useEffect(() => {
    if (restoring || loads === 0) return;
    if (logIn === undefined) {
      tell(null);
      return;
    }
    let isCurrent = true;
    void createSportsbookTicket(player.api).then((answer) => {
      if (isCurrent && answer.ok) tell(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [player, restoring, logIn, loads]);

  /** Logs the player in again: the sportsbook's own token has expired, or none arrived. */
  async function introduce(): Promise<void> {
    const answer = await createSportsbookTicket(player.api);
    if (answer.ok) send({ channel, type: 'player', ticket: answer.value });
    else addToast(stores.toasts, { type: 'error', text: t('sports.noTicket') });
  }

  return ({ type }) => {
    const { profile } = stores.session;
    if (type === 'login-needed') void (signedIn ? introduce() : player.session.requestLogin());
    const deposit = depositPath(config, pathname);
    if (type === 'deposit-needed' && signedIn && deposit) void navigate(deposit);
    const upload = verificationPath(config, pathname);
    if (type === 'documents-needed' && signedIn && upload) void navigate(upload);
    if (type === 'balance-changed' && profile)
      void player.queries.refreshAgain(balanceQuery(profile.accountCode));
    // The player is active inside the frame, where the site gets no events.
    if (signedIn && (type === 'navigated' || type === 'balance-changed')) player.session.stay();
  };
}
