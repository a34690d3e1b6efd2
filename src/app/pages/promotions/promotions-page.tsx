import Ticket from 'lucide-react/icons/ticket';
import { Link, useLocation } from 'react-router-dom';
import { type PromotionCard, promotionsQuery } from '../../../content/promotions.ts';
import { promotionPhase } from '../../../lib/promotion-phase.ts';
import { useText } from '../../i18n/text.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import { useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Answered } from '../answered.tsx';
import { BreakGate } from '../break-gate.tsx';
import { promotionCategoryLabel } from '../code-labels.ts';
import { FilterTabs } from '../filter-tabs.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { PageState } from '../page-state.tsx';
import { searchAddress } from '../search-address.ts';
import { useFirstScreen } from '../use-first-screen.ts';
import { PromotionTiles, PromotionTilesSkeleton } from './promotion-tiles.tsx';

export const loader = pageLoader(async ({ queries, locale }) => {
  await queries.want(promotionsQuery(locale));
});

/** Lists the current promotions. */
function PromotionsPage() {
  const { t } = useText();
  const { locale, queries } = useApp();
  const query = promotionsQuery(locale);
  const picture = queries.peek(query)?.[0]?.image;
  const now = usePageTime();
  useArrivalNotice({ promotion: 'promotions.unknown' });
  return (
    <Page title={t('promotions.title')} intro={t('promotions.intro')} picture={picture}>
      <BreakGate>
        <Answered query={query} waiting={<PromotionTilesSkeleton />}>
          {(promotions) => (
            <RunningPromotions
              promotions={promotions.filter(
                (promotion) => promotionPhase(promotion, now) !== 'over',
              )}
              now={now}
            />
          )}
        </Answered>
      </BreakGate>
    </Page>
  );
}

/** Tiles that fill a desktop window; a phone shows three. */
const FIRST_SCREEN = 6;

/** Promotions of the category in the URL. @param now epoch ms */
function RunningPromotions({ promotions, now }: { promotions: PromotionCard[]; now: number }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const search = useSearch();
  const wanted = search.get('category') ?? '';
  const categories = [...new Set(promotions.map(({ category }) => category))];
  const found = promotions.filter(({ category }) => wanted === '' || category === wanted);
  const shown = useFirstScreen() ? found.slice(0, FIRST_SCREEN) : found;
  return (
    <>
      {promotions.length > 0 && (
        <FilterTabs
          label={t('promotions.categories')}
          tabs={['', ...categories].map((category) => ({
            label: promotionCategoryLabel(category, t),
            to: searchAddress(pathname, search, { category }),
            current: wanted === category,
          }))}
        />
      )}
      {shown.length > 0 ? (
        <PromotionTiles promotions={shown} now={now} leads />
      ) : (
        <PageState
          icon={Ticket}
          title={t('promotions.none.title')}
          text={t(promotions.length > 0 ? 'promotions.none.text' : 'promotions.empty.text')}
        >
          {promotions.length > 0 ? (
            <Link className={buttonClass('quiet')} to={pathname}>
              {t('promotions.category.all')}
            </Link>
          ) : (
            <Link className={buttonClass('quiet')} to="/">
              {t('pages.home')}
            </Link>
          )}
        </PageState>
      )}
    </>
  );
}

export { PromotionsPage as Component };
