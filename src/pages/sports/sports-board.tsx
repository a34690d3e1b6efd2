import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLiveQuery } from '../../features/live-values/use-live-query.ts';
import { useOddsSuspended } from '../../features/live-values/use-odds-suspended.ts';
import { useText } from '../../i18n/text.ts';
import { allEventsQuery, type SportsEvent } from '../../operator/live.ts';
import { useApp } from '../../state/context.ts';
import { Answered } from '../answered.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { Competitions } from './competitions.tsx';
import { sportLabel } from './sport-label.ts';
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
    >
      <Views live={live} />
      {suspended && (
        <p className="sports-board-suspended" role="status">
          {t('sports.suspended')}
        </p>
      )}
      <div ref={seenRef}>
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

/** Events of the sport that the address names, or of all. */
function Events({ events, live, suspended }: EventsProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const wanted = search.get('sport') ?? '';
  const sports = [...new Set(events.map(({ sport }) => sport))];
  const shown = events.filter(({ sport }) => wanted === '' || sport === wanted);
  return (
    <>
      {sports.length > 1 && (
        <FilterTabs
          label={t('sports.filter')}
          tabs={['', ...sports].map((sport) => ({
            label: sportLabel(sport, t),
            to: searchAddress(pathname, search, { sport }),
            current: wanted === sport,
          }))}
        />
      )}
      {shown.length > 0 ? (
        <Competitions events={shown} suspended={suspended} />
      ) : (
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
    <div className="sports-board" aria-hidden="true">
      <div className="sports-board-skeleton" />
      <div className="sports-board-skeleton" />
    </div>
  );
}
