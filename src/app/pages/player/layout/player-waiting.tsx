import { useText } from '../../../i18n/text.ts';
import './player-page.css';

/** Typical space of an element on most accounts; the heights are in player-page.css. */
export type Room = 'line' | 'note' | 'device' | 'sign' | 'short' | 'card' | 'list' | 'form';

interface PlayerWaitingProps {
  /** Includes the content that follows, so that the page has its final length. */
  rooms: readonly Room[];
}

/**
 * Placeholder that reserves the space of a player's data. Content after it stays hidden until it is gone
 * (player-page.css), which avoids layout shifts under text and buttons.
 */
export function PlayerWaiting({ rooms }: PlayerWaitingProps) {
  const { t } = useText();
  return (
    <div className="player-waiting">
      <p className="visually-hidden" role="status">
        {t('frame.loading')}
      </p>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its index
        <div key={index} className={`player-room-${room}`} />
      ))}
    </div>
  );
}
