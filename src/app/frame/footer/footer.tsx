import { memo } from 'react';
import { FooterBase } from './footer-base.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PaymentStrip } from './payment-strip.tsx';
import { ProviderStrip } from './provider-strip.tsx';
import { SponsoredItems } from './sponsored-items.tsx';

/** The footer (FTR-1 to FTR-9). Parts without an answer leave no gap (FRM-4). */
export const Footer = memo(function Footer({ siteMap }: { siteMap: boolean }) {
  return (
    <footer className="footer night">
      <ProviderStrip />
      <div className="footer-body">
        <FooterColumns siteMap={siteMap} />
        <div className="footer-marks">
          <PaymentStrip />
          <SponsoredItems />
          <LegalLinks />
        </div>
        <FooterBase />
      </div>
    </footer>
  );
});
