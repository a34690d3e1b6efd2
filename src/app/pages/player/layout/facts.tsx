import './facts.css';

interface FactsProps {
  /** Labels and values; entries without a value are omitted. */
  facts: readonly [string, string | undefined][];
}

/** A list of labelled facts. */
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
