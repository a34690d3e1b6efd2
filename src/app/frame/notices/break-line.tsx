import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { useBreak, useBreakText } from '../../features/break/use-break.ts';
import { BreakWays } from '../../features/break/ways-on.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { useReturn } from '../use-return.ts';
import '../../ui/page-state.css';
import './break-line.css';

/** Shown during a player's break: its end, and what remains available; not over the forms of the account's pages. */
export function BreakLine() {
  const { config, stores, player } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { pathname } = useLocation();
  const present = useBreak();
  const isAway = present !== undefined;
  useReturn(signedIn, () => void player.session.refreshProfile());
  const { home } = playerPaths(config);
  const isForm = home !== undefined && pathname.startsWith(`${home}/`);
  const top = useTopOfPage(isAway && pathname === '/');
  return (
    <>
      <div role="status">{present && !isForm && <Line until={present.until} />}</div>
      {present && top && createPortal(<Panel until={present.until} />, top)}
    </>
  );
}

/** A container at the top of the page, added at run time to keep this code out of home's first load. */
function useTopOfPage(isWanted: boolean): HTMLElement | undefined {
  const [top, setTop] = useState<HTMLElement>();
  useEffect(() => {
    if (!isWanted) return;
    const place = document.createElement('div');
    place.className = 'break-panel';
    document.getElementById('content')?.prepend(place);
    setTop(place);
    return () => {
      place.remove();
      setTop(undefined);
    };
  }, [isWanted]);
  return top;
}

function Panel({ until }: { until: string | undefined }) {
  const { t } = useText();
  return (
    <section className="page-state">
      <h2>{t('break.title')}</h2>
      <p>{useBreakText(until)}</p>
      <div className="page-state-ways">
        <BreakWays />
      </div>
    </section>
  );
}

function Line({ until }: { until: string | undefined }) {
  const { t } = useText();
  const text = useBreakText(until);
  const line = useRef<HTMLDivElement>(null);
  // The footer keeps room for the line at the end of the page; none while CSS hides the line.
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--break-line-room', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--break-line-room');
    };
  }, []);
  return (
    <div className="notice night break-line" ref={line}>
      <p>
        <strong>{t('break.title')}</strong> {text}
      </p>
      <BreakWays />
    </div>
  );
}
