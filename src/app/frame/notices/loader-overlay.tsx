import { useNavigation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { useLoader } from '../../features/loader/use-loader.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Bulbs } from '../../ui/bulbs.tsx';

/** Over everything while something is waited for that lets the visitor do nothing else (FRM-2). */
export function LoaderOverlay() {
  const { t } = useText();
  const active = useSnapshot(useApp().stores.loader).waits > 0;
  useLoader(useGameOpens());
  return (
    <div className="loader-overlay" role="status" hidden={!active}>
      {active && <Bulbs label={t('frame.loading')} />}
    </div>
  );
}

/** Whether a game's page is on its way: once it is there, the game opens behind a curtain of its own. */
function useGameOpens(): boolean {
  const { games } = useApp().config.routes;
  const { location } = useNavigation();
  return Boolean(
    games && location?.pathname.includes(`${games}/`) && location.pathname.endsWith('/play'),
  );
}
