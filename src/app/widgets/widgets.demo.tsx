import { useApp } from '../state/context.ts';
import type { Demo } from '../ui/demo.ts';
import { demoWidgets } from './demo-answers.ts';
import { DemoApp } from './demo-app.tsx';
import type { WidgetSlug } from './widget.ts';
import { needsOf, WidgetView } from './widget-view.tsx';

const slugs = Object.keys(demoWidgets) as WidgetSlug[];
const reading = slugs.filter((slug) => demoWidgets[slug].answer);

function Block({ slug, from }: { slug: WidgetSlug; from?: 'transfer' | 'saved' }) {
  const { locale } = useApp();
  const { widget, answer } = demoWidgets[slug];
  const rail = { id: 'rail', title: 'Inside', widget: demoWidgets['game-rail'].widget };
  const children = slug === 'section' ? [{ ...rail, children: [] }] : [];
  const item = { id: slug, title: slug, widget, children };
  const answers = needsOf([item], { locale }).map((query) => ({
    query,
    value: answer ?? demoWidgets['game-rail'].answer,
    ...(from && { from }),
  }));
  return (
    <DemoApp answers={answers} others="wait">
      <WidgetView item={item} />
    </DemoApp>
  );
}

const Unanswered = ({ slug, others }: { slug: WidgetSlug; others: 'wait' | 'fail' }) => (
  <DemoApp others={others}>
    <WidgetView item={{ id: slug, title: slug, widget: demoWidgets[slug].widget, children: [] }} />
  </DemoApp>
);

export const demo: Demo = {
  title: 'Home blocks',
  group: 'widgets',
  states: [
    ...slugs.map((slug) => ({ name: slug, render: () => <Block slug={slug} /> })),
    {
      name: 'sports-highlights, saved: prices suspended',
      render: () => <Block slug="sports-highlights" from="saved" />,
    },
    ...reading.map((slug) => ({
      name: `${slug}, loading`,
      render: () => <Unanswered slug={slug} others="wait" />,
    })),
    { name: 'game-rail, failed', render: () => <Unanswered slug="game-rail" others="fail" /> },
  ],
};
