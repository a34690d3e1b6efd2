import { legalLinksQuery } from '../../../content/footer.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useVisibleLinks } from '../../features/link/visible-links.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer } from '../../state/context.ts';

/** Licences and certificates, 100x22 each (FTR-7). */
export function LegalLinks() {
  const { t } = useText();
  const links = useVisibleLinks(useAnswer(legalLinksQuery()).value ?? []);
  if (links.length === 0) return null;
  return (
    <ul className="legal-links" aria-label={t('footer.legal')}>
      {links.map(({ id, name, image, link }) => {
        const mark = (
          <img src={image.src} width={100} height={22} alt={image.alt || name} loading="lazy" />
        );
        return <li key={id}>{link ? <ContentLink link={link}>{mark}</ContentLink> : mark}</li>;
      })}
    </ul>
  );
}
