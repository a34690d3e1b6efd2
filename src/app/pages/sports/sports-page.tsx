import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BOOK_PATHS } from '../../../operator/frame-messages.ts';
import { allEventsQuery } from '../../../operator/live.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { pathWithin } from '../../i18n/locales.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BreakGate } from '../break-gate.tsx';
import { pageLoader } from '../page-loader.ts';
import { BookFrame } from './book-frame.tsx';
import { bookPlaceAt, siteAddressOf } from './book-path.ts';
import { SearchButton } from './search-button.tsx';
import { SportsBoard } from './sports-board.tsx';
import './sports-page.css';

export const loader = pageLoader(async ({ queries, config }, { url }) => {
  const { isLive } = bookPlaceAt(config.routes, pathWithin(url.pathname, config));
  await queries.want(allEventsQuery(isLive));
});

/**
 * Sports and live betting (SPT-1). The site knows the odds of the same events and shows them while there is no
 * sportsbook: before it is ready, when it fails to load (F40), offline, and without scripts. Once loaded, the
 * sportsbook stays even offline, because its bet slip must not be lost.
 */
function SportsPage() {
  const { t } = useText();
  const { config, stores } = useApp();
  const { online } = useSnapshot(stores.network);
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  const place = bookPlaceAt(config.routes, pathname);
  const title = t(place.isLive ? 'sports.live.title' : 'sports.title');
  return (
    <div className="sports" data-ready={isReady || undefined}>
      <PageHead
        title={title}
        description={t(place.isLive ? 'sports.live.intro' : 'sports.intro')}
        path={place.route}
        inPlace={isReady}
      />
      <header className="sports-bar">
        <h1>{title}</h1>
        <SearchButton />
      </header>
      <div className="sports-place">
        <BreakGate isOpen={place.path === BOOK_PATHS.ownBets} more={<OwnBets />}>
          {online || isReady ? (
            <BookFrame place={place} onReady={setReady} />
          ) : (
            <SportsBoard place={place} standing="offline" />
          )}
        </BreakGate>
      </div>
    </div>
  );
}

/** Open bets can be cashed out during a break. */
function OwnBets() {
  const { t } = useText();
  const { routes } = useApp().config;
  return (
    <Link className={buttonClass('quiet')} to={siteAddressOf(routes, BOOK_PATHS.ownBets)}>
      {t('break.bets')}
    </Link>
  );
}

export { SportsPage as Component };
