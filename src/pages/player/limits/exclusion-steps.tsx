import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { Exclusion } from '../../../operator/contract/types.ts';
import { type ExclusionDays, ExclusionLength } from './exclusion-length.tsx';
import { ExclusionMeaning } from './exclusion-meaning.tsx';

interface ExclusionStepsProps {
  kind: Exclusion['kind'];
  accountCode: string;
  onLeave: () => void;
  onStarted: (exclusion: Exclusion) => void;
}

/** First how long, then what it means and the decision. Each step takes the focus to its heading. */
export function ExclusionSteps({ kind, accountCode, onLeave, onStarted }: ExclusionStepsProps) {
  const { t } = useText();
  const [days, setDays] = useState<ExclusionDays>();
  const [deciding, setDeciding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    heading.current?.focus();
  }, [deciding]);

  return (
    <div className="exclusion-steps">
      <h3 ref={heading} tabIndex={-1}>
        {t(kind === 'break' ? 'exclusion.break' : 'exclusion.self')}
      </h3>
      {deciding && days !== undefined ? (
        <ExclusionMeaning
          kind={kind}
          days={days}
          accountCode={accountCode}
          onBack={() => setDeciding(false)}
          onStarted={onStarted}
        />
      ) : (
        <ExclusionLength
          kind={kind}
          days={days}
          onChoose={setDays}
          onNext={() => setDeciding(true)}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}
