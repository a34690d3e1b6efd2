import CalendarClock from 'lucide-react/icons/calendar-clock';
import SearchX from 'lucide-react/icons/search-x';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useLiveQuery } from '../../features/live-values/use-live-query.ts';
import { useOddsSuspended } from '../../features/live-values/use-odds-suspended.ts';
import { SPORTS_SEARCH_ID } from '../../features/sports-search/sports-search.ts';
import { useText } from '../../i18n/text.ts';
import { allEventsQuery, type SportsEvent } from '../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Answered } from '../answered.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { SearchForm } from '../search-form.tsx';
import { Competitions } from './competitions.tsx';
import { eventFiltersFromSearch, findEvents } from './find-events.ts';
import { sportLabel } from './sport-label.ts';
import { useStandingEvents } from './use-standing-events.ts';
import './sports-board.css';

/** Events of one view with their odds. */
export function SportsBoard({ live }: { live: boolean }) {
  const { t } = useText();
  const query = allEventsQuery(live);
  const { value, seenRef } = useLiveQuery(query, live ? 15 : 60);
  const suspended = useOddsSuspended(query) && value !== undefined;
  return (
    <Page
      title={t(live ? 'sports.live.title' : 'sports.title')}
      intro={t(live ? 'sports.live.intro' : 'sports.intro')}
      notice={{ text: t('sports.suspended'), shown: suspended }}
    >
      <Views live={live} />
      <SearchForm
        label={t('sports.search')}
        submitLabel={t('sports.search.apply')}
        kept="sport"
        boxId={SPORTS_SEARCH_ID}
      />
      <div ref={seenRef} className="sports-board-place">
        <Answered query={query} waiting={<Waiting />}>
          {(events) => <Events events={events} live={live} suspended={suspended} />}
        </Answered>
      </div>
    </Page>
  );
}

/** Upcoming or live; only where this site has both. */
function Views({ live }: { live: boolean }) {
  const { t } = useText();
  const { sportsBetting, liveSportsBetting } = useApp().config.routes;
  if (!sportsBetting || !liveSportsBetting) return null;
  return (
    <FilterTabs
      kind="switch"
      label={t('sports.views')}
      tabs={[
        { label: t('sports.view.upcoming'), to: sportsBetting, current: !live },
        { label: t('sports.view.live'), to: liveSportsBetting, current: live },
      ]}
    />
  );
}

interface EventsProps {
  events: readonly SportsEvent[];
  live: boolean;
  suspended: boolean;
}

/** The events that the address asks for, or all. */
function Events({ events, live, suspended }: EventsProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filters = eventFiltersFromSearch(search);
  const places = useStandingEvents(events, search.toString());
  const sports = [...new Set(places.map(({ event }) => event.sport))];
  const shown = findEvents(places, filters);
  return (
    <>
      {sports.length > 1 && (
        <FilterTabs
          label={t('sports.filter')}
          tabs={['', ...sports].map((sport) => ({
            label: sportLabel(sport, t),
            to: searchAddress(pathname, search, { sport }),
            current: filters.sport === sport,
          }))}
        />
      )}
      {filters.q !== '' && (
        <p className="sports-board-count" role="status">
          {shown.length === 1
            ? t('sports.count.one')
            : t('sports.count.many', { count: shown.length })}
        </p>
      )}
      {shown.length > 0 && <Competitions places={shown} suspended={suspended} />}
      {shown.length === 0 && filters.q !== '' && (
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
      {shown.length === 0 && filters.q === '' && (
        <PageState
          icon={CalendarClock}
          title={t(live ? 'sports.live.none.title' : 'sports.none.title')}
          text={t(live ? 'sports.live.none.text' : 'sports.none.text')}
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
