import { useText } from '../../i18n/text.ts';
import './play-opening.css';

/** Before there is a game to see: the curtain. */
export function PlayOpening() {
  const { t } = useText();
  return (
    <div className="play-opening night">
      <p role="status">{t('play.opening')}</p>
    </div>
  );
}
