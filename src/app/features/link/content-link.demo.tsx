import type { Demo } from '../../ui/demo.ts';
import { ContentLink } from './content-link.tsx';

export const demo: Demo = {
  title: 'Content link',
  group: 'primitives',
  states: [
    {
      name: 'internal',
      render: () => <ContentLink link={{ kind: 'internal', to: '/' }}>Home</ContentLink>,
    },
    {
      name: 'external',
      render: () => (
        <ContentLink link={{ kind: 'external', href: 'https://example.com/' }}>Outside</ContentLink>
      ),
    },
    {
      name: 'to a page that is not there',
      render: () => <ContentLink link={{ kind: 'internal', to: '/nowhere' }}>Nowhere</ContentLink>,
    },
  ],
};
