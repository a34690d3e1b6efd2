import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { FailedState } from '../failed-state.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { useTimeZone } from '../hydrated.ts';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { EventRow } from './event-row.tsx';
import { byCompetition } from './events-by-competition.ts';
import { eventsQuery } from './events-query.ts';
import { sportLabel } from './sport-label.ts';
import './sports-board.css';

/** Events of one view with their odds, by sport and competition. */
export function SportsBoard({ live }: { live: boolean }) {
  const { t, date } = useText();
  const { queries, config } = useApp();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const timeZone = useTimeZone();
  const query = eventsQuery(live);
  const { value: events, failed } = useAnswer(query);
  const suspended = false;

  const wanted = search.get('sport') ?? '';
  const sports = [...new Set(events?.map((event) => event.sport))];
  const shown = events?.filter(({ sport }) => wanted === '' || sport === wanted);
  const { sportsBetting, liveSportsBetting } = config.routes;
  const views = [
    { label: t('sports.view.upcoming'), to: sportsBetting, current: !live },
    { label: t('sports.view.live'), to: liveSportsBetting, current: live },
  ].flatMap(({ to, ...view }) => (to ? [{ ...view, to }] : []));

  return (
    <Page
      title={t(live ? 'sports.live.title' : 'sports.title')}
      intro={t(live ? 'sports.live.intro' : 'sports.intro')}
    >
      {views.length > 1 && <FilterTabs label={t('sports.views')} tabs={views} />}
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
      {suspended && <p className="sports-board-suspended">{t('sports.suspended')}</p>}
      {shown === undefined ? (
        failed && <FailedState onRetry={() => void queries.refresh(query)} />
      ) : shown.length === 0 ? (
        <PageState
          icon={CalendarClock}
          title={t(live ? 'sports.live.none.title' : 'sports.none.title')}
          text={t(live ? 'sports.live.none.text' : 'sports.none.text')}
        />
      ) : (
        <div className="sports-board">
          {byCompetition(shown).map(({ sport, name, events: rows }) => (
            <section key={`${sport}/${name}`} className="sports-board-competition">
              <h2>
                <span>{sportLabel(sport, t)}</span> {name}
              </h2>
              <ul className="sports-board-events">
                {rows.map((event) => (
                  <EventRow
                    key={event.id}
                    event={event}
                    suspended={suspended}
                    t={t}
                    start={date(Date.parse(event.startsAt), {
                      weekday: 'short',
                      day: 'numeric',
                      month: 'short',
                      hour: '2-digit',
                      minute: '2-digit',
                      ...(timeZone && { timeZone }),
                    })}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Page>
  );
}
