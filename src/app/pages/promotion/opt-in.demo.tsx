import type { ComponentProps } from 'react';
import type { Demo } from '../../ui/demo.ts';
import { OptInView } from './opt-in-view.tsx';
import './promotion-page.css';

const still: ComponentProps<typeof OptInView> = {
  joined: undefined,
  hindrance: undefined,
  refusal: undefined,
  busy: false,
  onward: null,
  onChange: () => undefined,
  onRetry: async () => undefined,
};
const state = (name: string, change: Partial<typeof still>) => ({
  name,
  render: () => (
    <div className="promotion-page-act">
      <OptInView {...still} {...change} />
    </div>
  ),
});

export const demo: Demo = {
  title: 'Taking part in a promotion',
  group: 'pages',
  states: [
    state('can take part', {}),
    state('under way', { busy: true }),
    state('takes part', { joined: { slug: 'demo', at: '2030-05-20T12:00:00Z' } }),
    state('wagering', {
      joined: {
        slug: 'demo',
        at: '2030-05-20T12:00:00Z',
        wagering: { staked: 12_50, required: 25_00, currency: 'EUR' },
      },
    }),
    state('just joined, not read back', {
      joined: { slug: 'demo', at: '2030-05-20T12:00:00Z', isUnread: true },
    }),
    state('no identity document', { refusal: 'promotion.refused.documents' }),
    state('on a break', { hindrance: 'promotion.refused.excluded' }),
    state('blocked', { hindrance: 'promotion.refused.blocked' }),
    state('not answered', { hindrance: 'promotion.unread' }),
    state('offline', { hindrance: 'promotion.refused.offline' }),
  ],
};
