import type { CleanHtml } from '../../http/query.ts';
import type { Demo } from './demo.ts';
import { SafeHtml } from './safe-html.tsx';

const text =
  `<h3>A heading</h3><p>Words with a <a href="/games">link</a> and <strong>weight</strong>.</p>
<ul><li>First</li><li>Second</li></ul>
<table><tr><th>Game</th><th>Counts</th></tr><tr><td>Slots</td><td>100 %</td></tr></table>` as CleanHtml;

export const demo: Demo = {
  title: 'Rich text',
  group: 'primitives',
  states: [{ name: 'cleaned HTML', render: () => <SafeHtml html={text} /> }],
};
