import { useSnapshot } from 'valtio/react';
import { useStores } from '../../state/context.ts';
import { Bell } from './bell.tsx';
import './player-controls.css';
import { UserMenu } from './user-menu.tsx';

/**
 * What a player has in the header instead of the login (HDR-6, HDR-9).
 * @param takeFocus the login that was there had the focus
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
