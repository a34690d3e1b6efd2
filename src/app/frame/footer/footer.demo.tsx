import type { Demo } from '../../ui/demo.ts';
import { demoFooter, demoProviders } from '../demo-entries.ts';
import { DemoState } from '../demo-state.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PaymentStrip } from './payment-strip.tsx';
import { ProviderStrip } from './provider-strip.tsx';
import { SocialLinks } from './social-links.tsx';
import { SponsoredItems } from './sponsored-items.tsx';

const parts = [
  { name: 'sitemap and help', part: <FooterColumns siteMap /> },
  { name: 'sitemap hidden by the route', part: <FooterColumns siteMap={false} /> },
  { name: 'ways to pay', part: <PaymentStrip /> },
  { name: 'sponsors', part: <SponsoredItems /> },
  { name: 'legal marks', part: <LegalLinks /> },
  { name: 'networks, one without an icon', part: <SocialLinks /> },
];

export const demo: Demo = {
  title: 'Footer',
  group: 'frame',
  states: [
    ...parts.map(({ name, part }) => ({
      name,
      render: () => <DemoState answers={demoFooter}>{part}</DemoState>,
    })),
    ...[8, 20, 30].map((count) => ({
      name: `${count} studios`,
      render: () => (
        <DemoState answers={{ 'game-providers': demoProviders(count) }}>
          <ProviderStrip />
        </DemoState>
      ),
    })),
  ],
};
