import { useText } from '../../../i18n/text.ts';
import { PlayerPage } from '../layout/player-page.tsx';

/** Where a player's matters stand at a glance. */
export function PlayerHomePage() {
  const { t } = useText();
  return (
    <PlayerPage title={t('player.home.title')}>
      {({ firstName }) => <p>{t('player.home.greeting', { name: firstName })}</p>}
    </PlayerPage>
  );
}
