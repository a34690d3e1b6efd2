import { useText } from '../../../i18n/text.ts';

/** How much room something takes on most accounts; the heights are in player-page.css. */
export type Room = 'line' | 'note' | 'sign' | 'short' | 'card' | 'list' | 'form';

/**
 * Stands where a player's data will be, in the room that they will take. What follows it on the page stays away
 * until it is gone (player-page.css), so that nothing that is read or about to be pressed moves.
 * @param rooms also those of what follows, so that the page is as long as it will be
 */
export function PlayerWaiting({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useText();
  return (
    <div className="player-waiting">
      <p className="visually-hidden" role="status">
        {t('frame.loading')}
      </p>
      {rooms.map((room, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
        <div key={index} className={`player-room-${room}`} />
      ))}
    </div>
  );
}
