import Coffee from 'lucide-react/icons/coffee';
import type { ReactNode } from 'react';
import { useBreak, useBreakText } from '../features/break/use-break.ts';
import { BreakWays } from '../features/break/ways-on.tsx';
import { useText } from '../i18n/text.ts';
import { PageState } from './page-state.tsx';
import './break-gate.css';

interface BreakGateProps {
  /** Stays open during a break. */
  isOpen?: boolean;
  /** Links to what else remains of this page. */
  more?: ReactNode;
  children: ReactNode;
}

/** Renders its children or, for a player on a break, what they can still use. */
export function BreakGate({ isOpen = false, more, children }: BreakGateProps) {
  const present = useBreak();
  if (present && !isOpen) return <OnBreak until={present.until} more={more} />;
  return (
    <div className="break-gate" data-open={isOpen || undefined}>
      {children}
    </div>
  );
}

function OnBreak({ until, more }: { until: string | undefined; more: ReactNode }) {
  const { t } = useText();
  return (
    <div className="break-panel break-gate-panel">
      <PageState icon={Coffee} title={t('break.title')} text={useBreakText(until)}>
        {more}
        <BreakWays />
      </PageState>
    </div>
  );
}
