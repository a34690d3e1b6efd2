import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { putAnswer } from '../../state/answers.ts';
import { CountdownClock } from '../../ui/countdown-clock.tsx';
import { widget } from './widget.tsx';

const endsAt = '2026-11-10T12:00:00Z';

/** Markup of the block as the server renders it at a time. */
function writtenAt(time: string): string {
  const app = createTestApp();
  putAnswer(app.stores.answers, 'home:en', { value: [], at: Date.parse(time), from: 'transfer' });
  const fields = { endsAt, text: 'The gala', link: undefined };
  return renderInApp(app, <widget.Component widget={fields} title="Soon" level={2} />);
}

test('HOM-5 PF-2 renders nothing on the server when it is over, so that nothing disappears later', () => {
  expect(writtenAt('2026-11-10T11:59:00Z')).toContain('The gala');
  expect(writtenAt('2026-11-10T12:00:00Z')).not.toContain('The gala');
});

test('HOM-5 uses the plural forms of the units', () => {
  const forms = (count: number) => (count === 1 ? 'one' : 'other');
  const labels = { days: forms, hours: forms, minutes: forms };
  // 1 day, 2 hours and 1 minute.
  const html = renderToStaticMarkup(
    <CountdownClock endsAt={(26 * 60 + 1) * 60_000} now={0} labels={labels} />,
  );
  expect(html.match(/one|other/g)).toEqual(['one', 'other', 'one']);
});
