/** Colours of src/app/ui/tokens.css: each theme has its own. */
export const COLOUR_NAMES = [
  ...(['ink', 'velvet-1', 'velvet-2', 'velvet-3', 'ivory', 'ivory-2', 'ivory-3'] as const),
  ...(['brass', 'brass-ink', 'brass-glow', 'curtain', 'curtain-ink', 'mint', 'ember'] as const),
  ...(['focus', 'line'] as const),
] as const;

/** Colours of src/app/ui/button.css, which take the house's where nothing is set. */
export const BUTTON_COLOUR_NAMES = [
  ...(['button-primary-background', 'button-primary-color'] as const),
  ...(['button-accent-background', 'button-accent-color'] as const),
  ...(['button-quiet-background', 'button-quiet-color', 'button-outline-color'] as const),
] as const;

/** What is the same in both themes. */
export const FIGURE_NAMES = [
  'button-radius',
  ...(['radius-s', 'radius-m', 'radius-l', 'shadow-1', 'shadow-2', 'shadow-3'] as const),
  ...(['font-display', 'font-text', 'text-xs', 'text-s', 'text-m', 'text-l'] as const),
  ...(['text-xl', 'text-2xl', 'text-3xl', 'inline', 'tracking'] as const),
  ...(['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6'] as const),
  ...(['space-7', 'space-8', 'space-9', 'space-10', 'space-11', 'space-12'] as const),
  ...(['layer-content', 'layer-mobile-nav', 'layer-header', 'layer-modal'] as const),
  ...(['layer-toaster', 'layer-loader', 'page-max', 'gutter', 'header-height'] as const),
  ...(['mobile-nav-height', 'cookie-notice-room'] as const),
] as const;
