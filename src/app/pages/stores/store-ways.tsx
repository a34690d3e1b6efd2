import Copy from 'lucide-react/icons/copy';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { Store } from '../../../content/stores.ts';
import { phoneLink } from '../../../lib/contact-details.ts';
import type { Position } from '../../../lib/distance.ts';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { addToast } from '../../state/toasts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** Plain URLs that a phone opens in its map app and any browser as a page. */
const ROUTES = [
  {
    name: 'Google Maps',
    to: ({ latitude, longitude }: Position) =>
      `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  },
  {
    name: 'Apple Maps',
    to: ({ latitude, longitude }: Position) =>
      `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  },
];

/** Contact actions of a shop: call, get directions, copy the address. */
export function StoreWays({ store }: { store: Store }) {
  const { t } = useText();
  const { toasts } = useStores();
  const { name, address, postalCode, city, phone, position } = store;

  async function copy(): Promise<void> {
    // Unavailable in an insecure context.
    const { clipboard } = navigator as Partial<Navigator>;
    const copied = await clipboard
      ?.writeText(`${name}, ${address}, ${postalCode} ${city}`)
      .then(() => true)
      .catch(() => false);
    addToast(
      toasts,
      copied
        ? { type: 'success', text: t('stores.copied') }
        : { type: 'error', text: t('stores.copy.failed') },
    );
  }

  return (
    <div className="store-ways">
      {phone && (
        <a className={buttonClass('primary')} href={phoneLink(phone)}>
          <Phone size={20} aria-hidden="true" />
          {t('stores.call')} <bdi>{phone}</bdi>
        </a>
      )}
      {position &&
        ROUTES.map(({ name: app, to }) => (
          <a
            key={app}
            className={buttonClass('outline')}
            href={to(position)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Navigation size={20} aria-hidden="true" />
            {t('stores.route', { app })}
          </a>
        ))}
      <Button kind="quiet" onClick={() => void copy()}>
        <Copy size={20} aria-hidden="true" />
        {t('stores.copy')}
      </Button>
    </div>
  );
}
