import { useText } from '../../i18n/text.ts';
import './play-opening.css';

/** The curtain shown until the game loads. */
export function PlayOpening() {
  const { t } = useText();
  return (
    <div className="play-opening night">
      <p role="status">{t('play.opening')}</p>
    </div>
  );
}
