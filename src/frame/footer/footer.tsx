import { FooterBase } from './footer-base.tsx';

/** Everything below the page (FTR-1 to FTR-9). */
export function Footer({ siteMap }: { siteMap: boolean }) {
  return (
    <footer className="footer night" data-site-map={siteMap}>
      <FooterBase />
    </footer>
  );
}
