import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import type { Query } from '../../../../http/query.ts';
import { RetryButton } from '../../../features/retry/retry-button.tsx';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { PlayerWaiting, type Room } from './player-waiting.tsx';
import './player-page.css';

interface PlayerAnsweredProps<T> {
  query: Query<T>;
  /** Space reserved while loading. */
  rooms: readonly Room[];
  children: (value: T) => ReactNode;
}

/**
 * Renders a player's query: its data, loading state, or failure with a retry. Data are rendered in slices, so that long
 * lists do not block input. Data in memory stay visible offline; no player data are stored on the device (S7).
 */
export function PlayerAnswered<T>({ query, rooms, children }: PlayerAnsweredProps<T>) {
  const { stores, player } = useApp();
  const { online } = useSnapshot(stores.network);
  const { value, failed } = usePlayerAnswer(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the network is back, not after a failure
  useEffect(() => {
    if (online && failed) void player.queries.refresh(query);
  }, [online]);
  const shown = useDeferredValue(value);
  if (shown !== undefined) return children(shown);
  if (!failed || value !== undefined) return <PlayerWaiting rooms={rooms} />;
  return <PlayerFailed online={online} onRetry={() => player.queries.refresh(query)} />;
}

interface PlayerFailedProps {
  online: boolean;
  /** What is missing, if only a part is. */
  text?: string;
  onRetry: () => Promise<unknown>;
}

/** A part that failed to load, and why. */
export function PlayerFailed({ online, text, onRetry }: PlayerFailedProps) {
  const { t } = useText();
  return (
    <div className="player-failed" role="status">
      <CloudOff className="player-failed-icon" size={24} aria-hidden />
      <p>{online ? (text ?? t('player.failed')) : t('player.offline')}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
