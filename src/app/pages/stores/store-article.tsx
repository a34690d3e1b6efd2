import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import type { Store } from '../../../content/stores.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { siteAddress } from '../../features/page-head/site-address.ts';
import { StructuredData } from '../../features/page-head/structured-data.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { usePageTime } from '../../state/live-values/use-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { LeadPicture } from '../lead-picture.tsx';
import { NearbyStores } from './nearby-stores.tsx';
import { OpenLine, useShopClock } from './open-line.tsx';
import { CLOCK } from './open-state-text.ts';
import { ServiceList } from './service-list.tsx';
import { storeSchema } from './store-schema.ts';
import { StoreWays } from './store-ways.tsx';
import { WeekTable } from './week-table.tsx';

export function StoreArticle({ store, stores }: { store: Store; stores: readonly Store[] }) {
  const text = useText();
  const { t, locale } = text;
  const { config } = useApp();
  const now = useShopClock();
  const madeAt = usePageTime();
  const { name, address, postalCode, city, image, hours, timeZone, services } = store;
  const path = entryPath(config.routes.stores, store.slug) ?? '/';
  return (
    <article className="store-page">
      <PageHead
        title={`${name}, ${city}`}
        description={t('stores.description', { name, address, city })}
        path={path}
        trail={[{ name: t('stores.title'), path: config.routes.stores ?? '/' }]}
        picture={image}
      />
      {import.meta.env.SSR && (
        <StructuredData
          data={storeSchema(store, {
            url: siteAddress(config, locale, path),
            siteUrl: config.siteUrl,
            company: config.company.name,
          })}
        />
      )}
      <div className="store-page-lead">
        {image && <LeadPicture image={image} className="store-page-picture" />}
        <h1>{name}</h1>
        <address>
          {address}
          <br />
          <bdi>{postalCode}</bdi> {city}
        </address>
        <OpenLine store={store} now={now} />
        <StoreWays store={store} />
      </div>
      <div className="store-page-facts">
        {hours && (
          <section>
            <h2>{t('stores.hours')}</h2>
            <WeekTable hours={hours} store={store} now={now} madeAt={madeAt} />
            <p className="store-page-clock">{t('stores.hours.zone')}</p>
            {timeZone && (
              <p className="store-page-clock">
                {now === undefined
                  ? '\u00a0'
                  : t('stores.hours.there', {
                      time: text.date(now, { ...CLOCK, timeZone }),
                    })}
              </p>
            )}
          </section>
        )}
        <ServiceList services={services} />
        <NearbyStores store={store} stores={stores} />
        <Link className={buttonClass('quiet')} to={config.routes.stores ?? '/'}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('stores.all')}
        </Link>
      </div>
    </article>
  );
}
