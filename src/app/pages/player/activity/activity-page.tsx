import { useSearchParams } from 'react-router-dom';
import { localDay, localZone } from '../../../../lib/local-day.ts';
import { activityQuery } from '../../../../operator/activity.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import './activity.css';
import { ActivityLists } from './activity-lists.tsx';
import { ActivityReport } from './activity-report.tsx';
import { periodFromSearch } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';

/** The player's activity: charts first, then every entry. */
function ActivityPage() {
  const { t } = useText();
  const [search] = useSearchParams();
  return (
    <PlayerPage
      title={t('activity.title')}
      intro={t('activity.intro')}
      rooms={['line', 'card', 'form', 'form']}
      queries={(accountCode) => [activityQuery(accountCode, daysOf(search).days)]}
    >
      {(profile) => <Activity profile={profile} />}
    </PlayerPage>
  );
}

/** The chosen period. Only in the browser, where today is the player's local day. */
function daysOf(search: URLSearchParams) {
  const period = periodFromSearch(search, localDay(Date.now()));
  return { period, days: { from: period.from, to: period.to, zone: localZone() } };
}

function Activity({ profile }: { profile: Pick<Profile, 'accountCode' | 'username'> }) {
  const [search] = useSearchParams();
  const { period, days } = daysOf(search);
  return (
    <>
      <PeriodChoice period={period} />
      <PlayerAnswered
        query={activityQuery(profile.accountCode, days)}
        rooms={['card', 'form', 'form']}
      >
        {(activity) => <ActivityReport activity={activity} />}
      </PlayerAnswered>
      <ActivityLists profile={profile} days={days} />
    </>
  );
}

export { ActivityPage as Component };
