import { Link } from 'react-router-dom';
import { useText } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import { buttonClass } from '../ui/button.tsx';

/** Where to go from a page that has nothing to do on it: to what this site has. */
export function WaysOn() {
  const { t } = useText();
  const { games, sportsBetting, promotions } = useApp().config.routes;
  return (
    <>
      <Link className={buttonClass('primary')} to="/">
        {t('pages.home')}
      </Link>
      {games && (
        <Link className={buttonClass('quiet')} to={games}>
          {t('pages.games')}
        </Link>
      )}
      {sportsBetting && (
        <Link className={buttonClass('quiet')} to={sportsBetting}>
          {t('pages.sports')}
        </Link>
      )}
      {promotions && (
        <Link className={buttonClass('quiet')} to={promotions}>
          {t('pages.promotions')}
        </Link>
      )}
    </>
  );
}
