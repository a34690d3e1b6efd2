import type { Link } from '../../lib/link.ts';
import { ContentLink } from '../features/link/content-link.tsx';
import { useText } from '../i18n/text.ts';

/** The "See all" link beside a heading. */
export function SeeAll({ link }: { link: Link | undefined }) {
  const { t } = useText();
  return (
    link && (
      <ContentLink link={link} className="block-more">
        {t('home.seeAll')}
      </ContentLink>
    )
  );
}
