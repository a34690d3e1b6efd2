import { useSnapshot } from 'valtio/react';
import { useStores } from '../../state/context.ts';
import { Bell } from './bell.tsx';
import './player-controls.css';
import { UserMenu } from './user-menu.tsx';

/**
 * The header's player controls in place of the log-in (HDR-6, HDR-9).
 * @param takeFocus the log-in controls had the focus
 */
export function PlayerControls({ takeFocus = false }: { takeFocus?: boolean }) {
  const { profile } = useSnapshot(useStores().session);
  return (
    <div className="player-controls">
      {profile && <Bell accountCode={profile.accountCode} />}
      <UserMenu profile={profile} takeFocus={takeFocus} />
    </div>
  );
}
