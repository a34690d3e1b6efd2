import { useEffect, useRef, useState } from 'react';
import type { Exclusion } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { type ExclusionDays, ExclusionLength } from './exclusion-length.tsx';
import { ExclusionMeaning } from './exclusion-meaning.tsx';
import { exclusionName } from './limit-words.ts';

interface ExclusionStepsProps {
  kind: Exclusion['kind'];
  /** The request is in progress. */
  busy: boolean;
  /** The operator refused it. */
  refused: boolean;
  onLeave: () => void;
  onDecide: (days: ExclusionDays) => void;
}

/** Steps: duration first, then effect and decision. Each step moves focus to its heading. */
export function ExclusionSteps(props: ExclusionStepsProps) {
  const { kind, busy, refused, onLeave, onDecide } = props;
  const text = useText();
  const [days, setDays] = useState<ExclusionDays>();
  const [deciding, setDeciding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step
  useEffect(() => {
    heading.current?.focus();
  }, [deciding]);

  return (
    <div className="exclusion-steps">
      <h3 ref={heading} tabIndex={-1}>
        {exclusionName(kind, text)}
      </h3>
      {deciding && days !== undefined ? (
        <ExclusionMeaning
          kind={kind}
          days={days}
          busy={busy}
          refused={refused}
          onBack={() => setDeciding(false)}
          onDecide={() => onDecide(days)}
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
