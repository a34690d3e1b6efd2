import { useText } from '../../../i18n/text.ts';
import { preferencesQuery } from '../../../operator/preferences.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { PreferencesForm } from './preferences-form.tsx';

const ROOMS = ['form', 'line'] as const;

/** What may be sent to the player, how and when. */
export function PreferencesPage() {
  const { t } = useText();
  return (
    <PlayerPage
      title={t('player.preferences.title')}
      intro={t('player.preferences.intro')}
      rooms={ROOMS}
    >
      {({ accountCode }) => (
        <PlayerAnswered query={preferencesQuery(accountCode)} rooms={ROOMS}>
          {(preferences) => <PreferencesForm accountCode={accountCode} preferences={preferences} />}
        </PlayerAnswered>
      )}
    </PlayerPage>
  );
}
