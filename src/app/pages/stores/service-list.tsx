import Accessibility from 'lucide-react/icons/accessibility';
import Banknote from 'lucide-react/icons/banknote';
import CircleParking from 'lucide-react/icons/circle-parking';
import Coins from 'lucide-react/icons/coins';
import Dices from 'lucide-react/icons/dices';
import GlassWater from 'lucide-react/icons/glass-water';
import Monitor from 'lucide-react/icons/monitor';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';
import type { StoreService } from '../../../lib/store-services.ts';
import { useText } from '../../i18n/text.ts';

const icons = {
  betting: Ticket,
  terminals: TabletSmartphone,
  screens: Monitor,
  'cash-in': Wallet,
  'cash-out': Banknote,
  slots: Coins,
  roulette: Dices,
  bar: GlassWater,
  parking: CircleParking,
  'step-free': Accessibility,
} as const satisfies Record<StoreService, unknown>;

export function ServiceList({ services }: { services: readonly StoreService[] }) {
  const { t } = useText();
  if (services.length === 0) return null;
  return (
    <section>
      <h2>{t('stores.services')}</h2>
      <ul className="service-list">
        {services.map((service) => {
          const Icon = icons[service];
          return (
            <li key={service}>
              <Icon size={20} aria-hidden="true" />
              {t(`stores.service.${service}`)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
