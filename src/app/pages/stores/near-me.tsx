import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button } from '../../ui/button.tsx';
import { tilesHost } from './tiles-host.ts';
import { type PositionStep, positionNotes, type usePosition } from './use-position.ts';

/** Button that sorts the nearest shops first. Only then is the browser asked for the position. */
export function NearMe({ step, ask, forget }: ReturnType<typeof usePosition>) {
  const { t } = useText();
  const isKnown = step.is === 'known';
  return (
    <Button
      kind="quiet"
      aria-pressed={isKnown}
      aria-busy={step.is === 'asking' || step.is === 'slow' || undefined}
      onClick={isKnown ? forget : ask}
    >
      <LocateFixed size={20} aria-hidden="true" />
      {t('stores.near')}
    </Button>
  );
}

/** Status of the position request. */
export function NearMeNote({ step }: { step: PositionStep }) {
  const { t } = useText();
  const host = tilesHost(useApp().config);
  const note = positionNotes[step.is];
  return (
    <p className="near-me-note" role="status">
      {note && t(note)}
      {step.is === 'known' && host && ` ${t('stores.near.tiles', { host })}`}
    </p>
  );
}
