import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Days } from '../../../../operator/activity.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { SelectField } from '../../../ui/field.tsx';
import { FilterTabs } from '../../filter-tabs.tsx';
import { searchAddress } from '../../search-address.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { BetsTable } from './bets-table.tsx';
import { ExportButton } from './export-button.tsx';
import { BET_STATUSES, type ListView, listsOf, listView, TRANSACTION_KINDS } from './list-view.ts';
import { SlotSessionsTable } from './slot-sessions-table.tsx';
import { TransactionsTable } from './transactions-table.tsx';

/** Entries per page. */
const PAGE_SIZE = 25;

interface ActivityListsProps {
  profile: Pick<Profile, 'accountCode' | 'username'>;
  days: Days;
}

/** Transactions, bets and slot sessions of a period, filtered by the query string. */
export function ActivityLists({ profile, days }: ActivityListsProps) {
  const { t, locale } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const lists = listsOf(useApp().config);
  const view = listView(search, lists, profile.accountCode, days, locale);
  const { key } = view.read(PAGE_SIZE)(undefined);
  return (
    <PlayerCard title={t('activity.lists')} action={<ExportButton key={key} view={view} />}>
      <FilterTabs
        label={t('activity.lists')}
        tabs={lists.map((list) => ({
          label: t(`activity.list.${list}`),
          to: searchAddress(pathname, search, { list, kind: undefined }),
          current: list === view.list,
        }))}
      />
      <KindFilter view={view} />
      {view.list === 'transactions' && (
        <TransactionsTable key={key} listQuery={view.read(PAGE_SIZE)} />
      )}
      {view.list === 'bets' && <BetsTable key={key} listQuery={view.read(PAGE_SIZE)} />}
      {view.list === 'sessions' && (
        <SlotSessionsTable key={key} listQuery={view.read(PAGE_SIZE)} username={profile.username} />
      )}
    </PlayerCard>
  );
}

function KindFilter({ view }: { view: ListView }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (view.list === 'sessions') return null;
  const kinds =
    view.list === 'transactions'
      ? TRANSACTION_KINDS.map((kind) => [kind, t(`activity.kind.${kind}`)] as const)
      : BET_STATUSES.map((status) => [status, t(`activity.betStatus.${status}`)] as const);
  return (
    <div className="activity-kind">
      <SelectField
        id="activity-kind"
        label={t('activity.kind')}
        value={view.filter ?? ''}
        onChange={({ target }) => {
          const to = searchAddress(pathname, search, { kind: target.value });
          void navigate(to, { preventScrollReset: true });
        }}
      >
        <option value="">{t('activity.kind.all')}</option>
        {kinds.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
