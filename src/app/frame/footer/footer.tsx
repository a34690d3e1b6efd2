import { FooterBase } from './footer-base.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { LegalLinks } from './legal-links.tsx';
import { PaymentStrip } from './payment-strip.tsx';
import { ProviderStrip } from './provider-strip.tsx';
import { SponsoredItems } from './sponsored-items.tsx';

/** Everything below the page (FTR-1 to FTR-9); what has no answer leaves no gap (FRM-4). */
export function Footer({ siteMap }: { siteMap: boolean }) {
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
}
