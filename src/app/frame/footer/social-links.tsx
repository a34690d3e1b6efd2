import Globe from 'lucide-react/icons/globe';
import { socialNetworksQuery } from '../../../content/footer.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer } from '../../state/context.ts';
import { BrandIcon } from '../../ui/brand-icon.tsx';

/** The brand's social networks by icon (FTR-7); a globe if there is none. */
export function SocialLinks() {
  const { t } = useText();
  const networks = useAnswer(socialNetworksQuery()).value ?? [];
  if (networks.length === 0) return null;
  return (
    <ul className="social-links" aria-label={t('footer.social')}>
      {networks.map(({ id, name, icon, href }) => (
        <li key={id}>
          <a
            className="icon-button"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
          >
            {icon ? <BrandIcon name={icon} /> : <Globe size={20} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
