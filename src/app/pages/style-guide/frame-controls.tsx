import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { NoticeControls } from './notice-controls.tsx';
import { PartControls } from './part-controls.tsx';
import { RouteFlagLinks } from './route-flag-links.tsx';
import { WeatherControls } from './weather-controls.tsx';

/** Controls for the frame around this page: everything that routes and screens can change. */
export function FrameControls() {
  const { t } = useText();
  const { routes, playMoney } = useApp().config;
  const { maintenance, accessDenied } = routes;
  const screens = [
    `${maintenance}?from=/style-guide`,
    ...['place', 'age', 'exclusion'].map((reason) => `${accessDenied}?reason=${reason}`),
  ];
  return (
    <section
      className="style-guide-section"
      id="frame-live"
      aria-labelledby="style-guide-frame-title"
    >
      <h2 id="style-guide-frame-title">{t('styleGuide.frame')}</h2>
      <p>{t('styleGuide.frame.text')}</p>
      <RouteFlagLinks />
      <PartControls />
      <NoticeControls />
      {playMoney && <WeatherControls />}
      <h3>{t('styleGuide.screens')}</h3>
      <ul className="style-guide-row">
        {screens.map((to) => (
          <li key={to}>
            <Link className="button button-outline" to={to}>
              {to}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
