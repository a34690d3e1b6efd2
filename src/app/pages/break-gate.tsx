import Coffee from 'lucide-react/icons/coffee';
import type { ReactNode } from 'react';
import { useBreak, useBreakText } from '../features/break/use-break.ts';
import { BreakWays } from '../features/break/ways-on.tsx';
import { useText } from '../i18n/text.ts';
import { PageState } from './page-state.tsx';

/** Renders its children or, for a player on a break, what they can still use. */
export function BreakGate({ children }: { children: ReactNode }) {
  const present = useBreak();
  return present ? <OnBreak until={present.until} /> : children;
}

function OnBreak({ until }: { until: string | undefined }) {
  const { t } = useText();
  return (
    <div className="break-panel">
      <PageState icon={Coffee} title={t('break.title')} text={useBreakText(until)}>
        <BreakWays />
      </PageState>
    </div>
  );
}
