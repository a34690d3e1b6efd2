import { Link, useLocation } from 'react-router-dom';
import { FLAG_NAMES, flagsFromSearch } from '../../frame/route-flags.ts';
import { useText } from '../../i18n/text.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { buttonClass } from '../../ui/button.tsx';

type FlagName = (typeof FLAG_NAMES)[number];

/** Links that turn each route flag (RTE-8) on or off in the URL of this page. */
export function RouteFlagLinks() {
  const { t } = useText();
  const { pathname } = useLocation();
  const flags = flagsFromSearch(useSearch());
  const on = FLAG_NAMES.filter((name) => flags[name]);
  const addressWithout = (name: FlagName) => on.filter((other) => other !== name);
  const address = (names: readonly FlagName[]) =>
    names.length > 0 ? `${pathname}?flags=${names.join(',')}` : pathname;
  return (
    <>
      <h3>{t('styleGuide.flags')}</h3>
      <p>{t('styleGuide.flags.text')}</p>
      <ul className="style-guide-row">
        {FLAG_NAMES.map((name) => (
          <li key={name}>
            <Link
              className={buttonClass(flags[name] ? 'primary' : 'outline')}
              to={address(flags[name] ? addressWithout(name) : [...on, name])}
              preventScrollReset
            >
              {name}
              {flags[name] && <span className="visually-hidden">{t('styleGuide.on')}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link className={buttonClass('quiet')} to={pathname} preventScrollReset>
            {t('styleGuide.flags.clear')}
          </Link>
        </li>
      </ul>
    </>
  );
}
