import { useNavigation } from 'react-router-dom';
import { useLoader } from '../../features/loader/use-loader.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Bulbs } from '../../ui/bulbs.tsx';

/** Covers the whole page while the visitor can only wait (FRM-2). */
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

/** Whether a game's page is loading. Once loaded, it shows its own cover while the game opens. */
function useGameOpens(): boolean {
  const { games } = useApp().config.routes;
  const { location } = useNavigation();
  return Boolean(
    games && location?.pathname.includes(`${games}/`) && location.pathname.endsWith('/play'),
  );
}
