import type { SiteConfig } from '../config/site-config.ts';

type Theme = SiteConfig['theme'];

/** Colours of the header and --backdrop in src/app/ui/tokens.css, for contexts without a style sheet. */
const BAR_COLOUR = '#1e0d19';
export const PAGE_COLOUR = '#120710';

/**
 * Custom properties of the operator's theme (CFG-7), which follow ours: for both themes, the dark and the light one.
 * Header, footer and bottom bar are always `.night`.
 */
export function themeStyle({ dark = {}, light = {}, ...both }: Theme): string {
  const known: object = { ...both, ...dark };
  // Our `.night` sets no button colours, so it would inherit those of the light theme.
  const taken = Object.keys(light).filter((name) => name.startsWith('button-') && !(name in known));
  return (
    rule(':root,.night', both) +
    rule('html:not([data-theme="light"]),.night', dark) +
    rule('[data-theme="light"]', light) +
    rule('.night', Object.fromEntries(taken.map((name) => [name, 'initial'])))
  );
}

/** Colours of the browser's title bar, and of the page before its style sheet loads (PWA-4). */
export function barColours({ dark, ...both }: Theme): { theme: string; background: string } {
  // No style sheet applies there, so variables have no value.
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
