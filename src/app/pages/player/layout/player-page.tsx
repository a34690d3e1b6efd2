import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Profile } from '../../../../operator/profile.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { PlayerOnly } from '../../../features/session/player-only.tsx';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerNav } from './player-nav.tsx';
import './player-page.css';
import { PlayerWaiting, type Room } from './player-waiting.tsx';

interface PlayerPageProps {
  title: string;
  /** Under the title, and what search engines and previews say of the page. */
  intro: string;
  /** Of the page, while it is not known who is there. */
  rooms: readonly Room[];
  children: (profile: Profile) => ReactNode;
}

/**
 * A page of the player area. Its title and the way around stand for everybody, on the server too; what is
 * inside comes only in the browser and only for a player (RTE-3, RTE-7).
 */
export function PlayerPage({ title, intro, rooms, children }: PlayerPageProps) {
  const { t } = useText();
  return (
    <div className="page player-page">
      <PageHead title={title} description={intro} />
      <PlayerNav />
      <div className="player-page-content">
        <header className="page-header">
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        <noscript>
          <p className="player-page-noscript">{t('player.noscript')}</p>
        </noscript>
        <PlayerOnly waiting={<Arrival rooms={rooms} />}>
          <ForProfile rooms={rooms}>{children}</ForProfile>
        </PlayerOnly>
      </div>
    </div>
  );
}

function ForProfile({ rooms, children }: Pick<PlayerPageProps, 'rooms' | 'children'>) {
  const { profile } = useSnapshot(useApp().stores.session);
  return profile ? children(profile) : <Arrival rooms={rooms} />;
}

/** Before it is known who is there; without a network the session keeps asking by itself. */
function Arrival({ rooms }: Pick<PlayerPageProps, 'rooms'>) {
  const { t } = useText();
  const { online } = useSnapshot(useApp().stores.network);
  return (
    <>
      {!online && (
        <p className="player-failed" role="status">
          {t('player.offline')}
        </p>
      )}
      <PlayerWaiting rooms={rooms} />
    </>
  );
}
