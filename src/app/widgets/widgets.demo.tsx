import { useApp } from '../state/context.ts';
import type { Demo } from '../ui/demo.ts';
import { DemoApp } from './demo-app.tsx';
import { widgetDemos } from './widget-demos.ts';
import { needsOf, WidgetView } from './widget-view.tsx';

const slugs = [...widgetDemos.keys()];
const reading = slugs.filter((slug) => widgetDemos.get(slug)?.answer);
const widgetOf = (slug: string) => ({ ...widgetDemos.get(slug)?.widget, slug });
const games = widgetDemos.get('game-rail')?.answer;

function Block({ slug, from }: { slug: string; from?: 'transfer' | 'saved' }) {
  const { locale } = useApp();
  const rail = { id: 'rail', title: 'Inside', widget: widgetOf('game-rail') };
  const children = slug === 'section' ? [{ ...rail, children: [] }] : [];
  const item = { id: slug, title: slug, widget: widgetOf(slug), children };
  const answers = needsOf([item], { locale }).map((query) => ({
    query,
    value: widgetDemos.get(slug)?.answer ?? games,
    ...(from && { from }),
  }));
  return (
    <DemoApp answers={answers} others="wait">
      <WidgetView item={item} />
    </DemoApp>
  );
}

const Unanswered = ({ slug, others }: { slug: string; others: 'wait' | 'fail' }) => (
  <DemoApp others={others}>
    <WidgetView item={{ id: slug, title: slug, widget: widgetOf(slug), children: [] }} />
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
