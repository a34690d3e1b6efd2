import Ticket from 'lucide-react/icons/ticket';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRunning, promotionsQuery } from '../../content/promotions.ts';
import { useText } from '../../i18n/text.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { useArrivalNotice } from '../../features/arrival-notice.ts';
import { FailedState } from '../failed-state.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { useTimeZone } from '../hydrated.ts';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { promotionDates } from '../promotion-dates.ts';
import { searchAddress } from '../search-address.ts';
import { useTimeFor } from '../visitor-clock.ts';
import { promotionCategoryLabel } from './category-label.ts';
import { PromotionTile } from './promotion-tile.tsx';
import './promotions-page.css';

export async function load({ queries, locale }: AppState): Promise<void> {
  await queries.want(promotionsQuery(locale));
}

/** What is on, by kind. */
export function PromotionsPage() {
  const text = useText();
  const { t } = text;
  const { queries, locale } = useApp();
  const query = promotionsQuery(locale);
  const { value, failed } = useAnswer(query);
  useArrivalNotice({ promotion: 'promotions.unknown' });
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const now = useTimeFor(query);
  const timeZone = useTimeZone();

  const wanted = search.get('category') ?? '';
  const running = value?.filter((promotion) => isRunning(promotion, new Date(now)));
  const categories = [...new Set(running?.map((promotion) => promotion.category))];
  const shown = running?.filter(({ category }) => wanted === '' || category === wanted);

  return (
    <Page title={t('promotions.title')} intro={t('promotions.intro')}>
      <FilterTabs
        label={t('promotions.categories')}
        tabs={['', ...categories].map((category) => ({
          label: promotionCategoryLabel(category, t),
          to: searchAddress(pathname, search, { category }),
          current: wanted === category,
        }))}
      />
      {shown === undefined ? (
        failed && <FailedState onRetry={() => void queries.refresh(query)} />
      ) : shown.length === 0 ? (
        <PageState
          icon={Ticket}
          title={t('promotions.none.title')}
          text={t('promotions.none.text')}
        />
      ) : (
        <ul className="promotions-page-list">
          {shown.map((promotion) => (
            <PromotionTile
              key={promotion.id}
              promotion={promotion}
              to={`${pathname}/${promotion.slug}`}
              kind={promotionCategoryLabel(promotion.category, t)}
              dates={promotionDates(promotion, now, timeZone, text)}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}
