import { memo, Suspense } from 'react';
import type { Demo } from '../../ui/demo.ts';

interface DemoGroupProps {
  id: string;
  title: string;
  demos: readonly Demo[];
}

/** The components of one layer, each in all its states. */
export function DemoGroup({ id, title, demos }: DemoGroupProps) {
  return (
    <section className="style-guide-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {demos.map((demo) => (
        <DemoStates key={demo.title} demo={demo} />
      ))}
    </section>
  );
}

/** Memoised and in its own Suspense boundary, so that React hydrates demo by demo (PF-2). */
const DemoStates = memo(function DemoStates({ demo }: { demo: Demo }) {
  return (
    <Suspense fallback={null}>
      <div className="style-guide-demo">
        <h3>{demo.title}</h3>
        {demo.states.map(({ name, render }) => (
          <figure key={name} className="style-guide-state">
            <figcaption>{name}</figcaption>
            {render()}
          </figure>
        ))}
      </div>
    </Suspense>
  );
});
