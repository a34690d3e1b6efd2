import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FilterTabs } from '../../filter-tabs.tsx';
import { searchAddress } from '../../search-address.ts';
import { PERIODS, type Period } from './period.ts';

/** Selects the page's period, which is kept in the URL. */
export function PeriodChoice({ period }: { period: Period }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <div className="period-choice">
      <FilterTabs
        label={t('activity.period')}
        tabs={PERIODS.map((name) => ({
          label: t(`activity.period.${name}`),
          to: searchAddress(pathname, search, {
            period: name,
            from: name === 'own' ? period.from : undefined,
            to: name === 'own' ? period.to : undefined,
          }),
          current: name === period.name,
        }))}
      />
      {period.name === 'own' && <OwnDates period={period} />}
    </div>
  );
}

function OwnDates({ period }: { period: Period }) {
  const { t } = useText();
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { fault } = period;
  const errorAt = (field: 'from' | 'to') =>
    fault?.field === field ? t(`activity.dates.${fault.kind}`) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each navigation, also to the same URL
  useEffect(() => {
    // Resets the dates to those of the URL, which "Back" changes as well.
    form.current?.reset();
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [key]);

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [String(data.get('from')), String(data.get('to'))];
    void navigate(searchAddress(pathname, search, { period: 'own', from, to }), {
      preventScrollReset: true,
    });
  }

  return (
    <form className="own-dates" ref={form} onSubmit={show} noValidate>
      <TextField
        id="activity-from"
        label={t('activity.from')}
        type="date"
        name="from"
        defaultValue={search.get('from') ?? ''}
        error={errorAt('from')}
      />
      <TextField
        id="activity-to"
        label={t('activity.to')}
        type="date"
        name="to"
        defaultValue={search.get('to') ?? ''}
        error={errorAt('to')}
      />
      <Button kind="quiet" type="submit">
        {t('activity.show')}
      </Button>
    </form>
  );
}
