import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { Button } from '../../../ui/button.tsx';
import type { ListView } from './list-view.ts';

type ExportState = { kind: 'idle' | 'failed' } | { kind: 'reading' | 'done'; count: number };

/** Downloads all pages of the current list. The export code loads on demand. */
export function ExportButton({ view }: { view: ListView }) {
  const text = useText();
  const { stores, player } = useApp();
  const { online } = useSnapshot(stores.network);
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  async function download() {
    left.current = new AbortController();
    const { signal } = left.current;
    setState({ kind: 'reading', count: 0 });
    const { exportList } = await import('./export-list.ts');
    const count = await exportList(view, text, {
      queries: player.queries,
      signal,
      onProgress: (count) => !signal.aborted && setState({ kind: 'reading', count }),
    });
    if (signal.aborted) return;
    setState(count === undefined ? { kind: 'failed' } : { kind: 'done', count });
  }

  return (
    <div className="activity-export">
      <p role="status">
        {'count' in state
          ? text.t(`activity.export.${state.kind}`, { count: state.count })
          : state.kind === 'failed' && text.t('activity.export.failed')}
      </p>
      <Button
        kind="quiet"
        busy={state.kind === 'reading'}
        disabled={!online}
        onClick={() => void download().catch(() => setState({ kind: 'failed' }))}
      >
        <Download size={20} aria-hidden />
        {text.t(online ? 'activity.export' : 'cashier.offline')}
      </Button>
    </div>
  );
}
