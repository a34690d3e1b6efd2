import './facts.css';

interface FactsProps {
  /** What it is and how it stands; one without a value is left out. */
  facts: readonly [string, string | undefined][];
}

/** What is known, line by line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
