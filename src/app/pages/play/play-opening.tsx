import { useText } from '../../i18n/text.ts';
import './play-opening.css';

/** The curtain, shown until the game has loaded, and after play until the next page has. */
export function PlayOpening({ isClosing = false }: { isClosing?: boolean }) {
  const { t } = useText();
  return (
    <div className="play-opening night">
      <p role="status">{t(isClosing ? 'play.ending.title' : 'play.opening')}</p>
    </div>
  );
}
