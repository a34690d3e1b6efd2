import CalendarClock from 'lucide-react/icons/calendar-clock';
import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { searchOf } from '../../../lib/search-words.ts';
import { allEventsQuery, type SportsEvent } from '../../../operator/live.ts';
import { useSearchRequest } from '../../features/sportsbook/search-request.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useOddsSuspended } from '../../state/live-values/odds-suspended.ts';
import { useLiveQuery } from '../../state/live-values/use-live-query.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Answered } from '../answered.tsx';
import { sportLabel } from '../code-labels.ts';
import { FilterTabs } from '../filter-tabs.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { SearchForm } from '../search-form.tsx';
import { BoardLead, type Standing } from './board-lead.tsx';
import type { BookPlace } from './book-path.ts';
import { Competitions } from './competitions.tsx';
import { findEvents } from './find-events.ts';
import { useStandingEvents } from './standing-events.ts';
import './sports-board.css';

/** Id of the search box. */
const SEARCH_ID = 'sports-search';

interface SportsBoardProps {
  place: BookPlace;
  standing: Standing;
  onRetry?: () => void;
}

/** Shows the site's own list of events of one view with their odds. */
export function SportsBoard({ place, standing, onRetry }: SportsBoardProps) {
  const { t } = useText();
  const query = allEventsQuery(place.isLive);
  const { value, seenRef } = useLiveQuery(query, place.isLive ? 15 : 60);
  const areOld = useOddsSuspended(query) && value !== undefined;
  // Without the sportsbook there is no bet to place, so no odds are offered.
  const suspended = areOld || standing !== 'waiting';
  const toBox = () => document.getElementById(SEARCH_ID)?.focus();
  // While the sportsbook is loading, its own search handles the request.
  useSearchRequest(standing === 'waiting' ? undefined : toBox);
  return (
    <div className="page sports-board-page">
      <BoardLead standing={standing} paused={areOld} onRetry={onRetry} />
      <Views isLive={place.isLive} />
      <SearchForm
        label={t('sports.search')}
        submitLabel={t('sports.search.apply')}
        boxId={SEARCH_ID}
      />
      <div ref={seenRef} className="sports-board-place">
        <Answered query={query} waiting={<Waiting />}>
          {(events) => <Events events={events} place={place} suspended={suspended} />}
        </Answered>
      </div>
    </div>
  );
}

/** Tabs for upcoming and live events, if this site has both. */
function Views({ isLive }: { isLive: boolean }) {
  const { t } = useText();
  const { sportsBetting, liveSportsBetting } = useApp().config.routes;
  if (!sportsBetting || !liveSportsBetting) return null;
  return (
    <FilterTabs
      kind="switch"
      label={t('sports.views')}
      tabs={[
        { label: t('sports.view.upcoming'), to: sportsBetting, current: !isLive },
        { label: t('sports.view.live'), to: liveSportsBetting, current: isLive },
      ]}
    />
  );
}

interface EventsProps {
  events: readonly SportsEvent[];
  place: BookPlace;
  suspended: boolean;
}

/** The events that match the URL. The list follows the tabs, whose mark is painted first (PF-9). */
function Events({ events: given, place: { route, below, isLive }, suspended }: EventsProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const search = useSearch();
  const asked = String(search);
  const events = useDeferredValue(given);
  const shownBelow = useDeferredValue(below);
  const shownSearch = useDeferredValue(asked);
  const places = useStandingEvents(events, `${shownBelow}?${shownSearch}`);
  const sports = [...new Set(places.map(({ event }) => event.sport))];
  const q = searchOf(new URLSearchParams(shownSearch));
  const shown = useMemo(
    () => findEvents(places, { below: shownBelow, q }),
    [places, shownBelow, q],
  );
  return (
    <>
      {sports.length > 1 && (
        <FilterTabs
          label={t('sports.filter')}
          tabs={['', ...sports].map((sport) => ({
            label: sportLabel(sport, t),
            to: searchAddress(sport ? `${route}/${sport}` : route, search, {}),
            current: below === `/${sport}`,
          }))}
        />
      )}
      <p className="sports-board-count" role="status">
        {q !== '' && t('sports.count', { count: shown.length })}
      </p>
      {shown.length > 0 && <Competitions places={shown} suspended={suspended} />}
      {shown.length === 0 && q !== '' && (
        <PageState
          icon={SearchX}
          title={t('sports.search.none.title')}
          text={t('sports.search.none.text')}
        >
          <Link className={buttonClass('quiet')} to={searchAddress(pathname, search, { q: '' })}>
            {t('sports.search.clear')}
          </Link>
        </PageState>
      )}
      {shown.length === 0 && q === '' && (
        <PageState
          icon={CalendarClock}
          title={t(isLive ? 'sports.live.none.title' : 'sports.none.title')}
          text={t(isLive ? 'sports.live.none.text' : 'sports.none.text')}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className="filter-tabs sports-board-tabs-skeleton" />
      <div className="sports-board">
        <div className="sports-board-skeleton" />
        <div className="sports-board-skeleton" />
      </div>
    </div>
  );
}
