import { useRef } from 'react';
import { type MessageKey, useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import type { FrameFault } from '../../ui/guest-frame/guest-frame.tsx';
import './board-lead.css';

/** Why the site's own board is shown instead of the sportsbook. */
export type Standing = 'waiting' | 'offline' | FrameFault;

const TEXTS: Record<Standing | 'paused', MessageKey> = {
  waiting: 'sports.waiting',
  paused: 'sports.suspended',
  offline: 'sports.offline',
  silent: 'sports.silent',
  refused: 'sports.refused',
};

interface BoardLeadProps {
  standing: Standing;
  /** The odds are too old to be shown. */
  paused: boolean;
  onRetry?: (() => void) | undefined;
}

/** The board's status, with space for each of its texts, so that nothing below moves. */
export function BoardLead({ standing, paused, onRetry }: BoardLeadProps) {
  const { t } = useText();
  const lead = useRef<HTMLDivElement>(null);
  const said = standing === 'waiting' && paused ? 'paused' : standing;
  const retry = () => {
    // The pressed button disappears, so move the focus here.
    lead.current?.focus();
    onRetry?.();
  };
  return (
    <div className="board-lead" ref={lead} tabIndex={-1}>
      {(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((name) => (
        <div
          key={name}
          className={name === 'waiting' ? undefined : 'board-lead-notice'}
          data-away={name !== said || undefined}
        >
          <p role="status">{t(TEXTS[name])}</p>
          {name === 'silent' && <Button onClick={retry}>{t('pages.retry')}</Button>}
        </div>
      ))}
    </div>
  );
}
