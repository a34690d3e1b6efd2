import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { playerPaths } from '../../config/player-paths.ts';
import { useBreak, useBreakText } from '../../features/break/use-break.ts';
import { BreakWays } from '../../features/break/ways-on.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';

/** While a player is on a break: until when, and what is still there; the account's own pages say it themselves. */
export function BreakLine() {
  const { config } = useApp();
  const { pathname } = useLocation();
  const present = useBreak();
  const isAway = present !== undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-break', isAway);
    return () => document.documentElement.removeAttribute('data-break');
  }, [isAway]);
  const { home } = playerPaths(config);
  const isAccount = home !== undefined && `${pathname}/`.startsWith(`${home}/`);
  return <div role="status">{present && !isAccount && <Line until={present.until} />}</div>;
}

function Line({ until }: { until: string | undefined }) {
  const { t } = useText();
  const text = useBreakText(until);
  return (
    <div className="notice night break-line">
      <p>
        <strong>{t('break.title')}</strong> {text}
      </p>
      <BreakWays />
    </div>
  );
}
