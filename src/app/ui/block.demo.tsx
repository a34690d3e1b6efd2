import { Block } from './block.tsx';
import type { Demo } from './demo.ts';

export const demo: Demo = {
  title: 'Block',
  group: 'primitives',
  states: [
    {
      name: 'with a heading and an action',
      render: () => (
        <Block
          className="demo"
          title="On the bill tonight"
          action={
            <a className="block-more" href="#blocks">
              See all
            </a>
          }
        >
          <p>What it holds.</p>
        </Block>
      ),
    },
    {
      name: 'inside a section',
      render: () => (
        <Block className="demo" title="Live casino" level={3}>
          <p>What it holds.</p>
        </Block>
      ),
    },
  ],
};
