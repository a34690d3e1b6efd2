import type { SiteConfig } from '../config/site-config.ts';

type Theme = SiteConfig['theme'];

/** The header's ground and --backdrop of src/app/ui/tokens.css, where no sheet is read. */
const BAR_COLOUR = '#1e0d19';
export const PAGE_COLOUR = '#120710';

/**
 * The operator's own colours and button styles (CFG-7) as custom properties after ours: for both themes, for the
 * dark one, for the light one. Header, footer and bottom bar are `.night`, in the light theme too.
 */
export function themeStyle({ dark = {}, light = {}, ...both }: Theme): string {
  const known: object = { ...both, ...dark };
  // Our sheet sets a night's colours, but no buttons: the light theme's would come in from around it.
  const taken = Object.keys(light).filter((name) => name.startsWith('button-') && !(name in known));
  return (
    rule(':root,.night', both) +
    rule('html:not([data-theme="light"]),.night', dark) +
    rule('[data-theme="light"]', light) +
    rule('.night', Object.fromEntries(taken.map((name) => [name, 'initial'])))
  );
}

/** Colours of the browser's bars, as the header's, and of the page before its sheet (PWA-4). */
export function barColours({ dark, ...both }: Theme): { theme: string; background: string } {
  // There is no sheet where these stand, so nothing that a variable could mean.
  const plain = (value: string | undefined) => (value?.includes('var(') ? undefined : value);
  return {
    theme: plain(dark?.['surface-1'] ?? both['surface-1']) ?? BAR_COLOUR,
    background: plain(dark?.backdrop ?? both.backdrop) ?? PAGE_COLOUR,
  };
}

function rule(selector: string, values: object): string {
  const entries = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return entries.length > 0 ? `${selector}{${entries.join(';')}}` : '';
}
