import { useText } from '../../../i18n/text.ts';

/** Stands where a player's data will be. */
export function PlayerWaiting() {
  const { t } = useText();
  return (
    <div className="player-waiting">
      <p className="visually-hidden" role="status">
        {t('frame.loading')}
      </p>
      <div />
      <div />
      <div />
    </div>
  );
}
