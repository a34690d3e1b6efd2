import { Link } from 'react-router-dom';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { type ButtonKind, buttonClass } from '../ui/button.tsx';

/**
 * Links from a page without further actions to the main pages of this site.
 * @param kind style of the home link; the others are quiet
 */
export function WaysOn({ kind = 'primary' }: { kind?: ButtonKind }) {
  const { t } = useText();
  const { games, sportsBetting, promotions } = useApp().config.routes;
  const others = [
    { to: games, label: t('pages.games') },
    { to: sportsBetting, label: t('pages.sports') },
    { to: promotions, label: t('pages.promotions') },
  ];
  return (
    <>
      <Link className={buttonClass(kind)} to="/">
        {t('pages.home')}
      </Link>
      {others.map(
        ({ to, label }) =>
          to && (
            <Link key={to} className={buttonClass('quiet')} to={to}>
              {label}
            </Link>
          ),
      )}
    </>
  );
}
