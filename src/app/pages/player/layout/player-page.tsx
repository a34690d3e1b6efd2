import { type ReactNode, useEffect } from 'react';
import type { Query } from '../../../../http/query.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { PlayerOnly } from '../../../features/session/player-only.tsx';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { PlayerNav } from './player-nav.tsx';
import './player-page.css';
import { PlayerWaiting, type Room } from './player-waiting.tsx';

interface PlayerPageProps {
  title: string;
  /** Shown under the title and used as the page's meta description. */
  intro: string;
  /** Space reserved until the session is known. */
  rooms: readonly Room[];
  /** What the content asks for, read together with the profile instead of after it. */
  queries?: (accountCode: string) => readonly Query<unknown>[];
  children: (profile: Profile) => ReactNode;
}

/**
 * A page of the player area. Title and navigation render for everyone, also on the server; the content renders only in
 * the browser and only for a player (RTE-3, RTE-7).
 */
export function PlayerPage({ title, intro, rooms, queries, children }: PlayerPageProps) {
  const { t } = useText();
  const { stores, player } = useApp();
  const { accountCode, logIns } = useSnapshot(stores.session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per log-in; what changes later is read by its part
  useEffect(() => {
    if (accountCode && queries) void player.queries.want(...queries(accountCode));
  }, [accountCode, logIns, player]);
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

/** Shown until the session is known; offline, the session retries automatically. */
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
