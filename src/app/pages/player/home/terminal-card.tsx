import { terminalDeviceQuery } from '../../../../operator/terminal-device.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';

/** Reminds the player to log out of a shared shop terminal, with the button to do so. */
export function TerminalCard() {
  const { player } = useApp();
  const { t } = useText();
  const { value, failed } = usePlayerAnswer(terminalDeviceQuery());
  if (!value && !failed) return <PlayerWaiting rooms={['short', 'list', 'card']} />;
  if (value?.kind !== 'terminal') return null;
  return (
    <PlayerCard title={t('player.terminal.title')}>
      <p>{t('player.terminal.text', { terminal: value.terminalId ?? '' })}</p>
      <Button kind="outline" onClick={() => void player.session.signOut('asked')}>
        {t('player.terminal.leave')}
      </Button>
    </PlayerCard>
  );
}
