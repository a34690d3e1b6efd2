/** Colours of src/app/ui/tokens.css: each theme has its own. */
export const COLOUR_NAMES = [
  ...(['backdrop', 'surface-1', 'surface-2', 'surface-3', 'text-1', 'text-2', 'text-3'] as const),
  ...(['accent', 'on-accent', 'accent-glow', 'brand', 'on-brand', 'success', 'danger'] as const),
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
  ...([
    'font-display',
    'font-text',
    'font-size-xs',
    'font-size-s',
    'font-size-m',
    'font-size-l',
  ] as const),
  ...(['font-size-xl', 'font-size-2xl', 'font-size-3xl', 'inline', 'tracking'] as const),
  ...(['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6'] as const),
  ...(['space-7', 'space-8', 'space-9', 'space-10', 'space-11', 'space-12'] as const),
  ...(['layer-content', 'layer-mobile-nav', 'layer-header', 'layer-modal'] as const),
  ...(['layer-toaster', 'layer-loader', 'page-max', 'gutter', 'header-height'] as const),
  ...(['mobile-nav-height', 'cookie-notice-room'] as const),
] as const;

/** Names before 0.2, each with its present one. */
export const FORMER_NAMES: Readonly<Record<string, string>> = {
  ink: 'backdrop',
  'velvet-1': 'surface-1',
  'velvet-2': 'surface-2',
  'velvet-3': 'surface-3',
  ivory: 'text-1',
  'ivory-2': 'text-2',
  'ivory-3': 'text-3',
  brass: 'accent',
  'brass-ink': 'on-accent',
  'brass-glow': 'accent-glow',
  curtain: 'brand',
  'curtain-ink': 'on-brand',
  mint: 'success',
  ember: 'danger',
  'text-xs': 'font-size-xs',
  'text-s': 'font-size-s',
  'text-m': 'font-size-m',
  'text-l': 'font-size-l',
  'text-xl': 'font-size-xl',
  'text-2xl': 'font-size-2xl',
  'text-3xl': 'font-size-3xl',
};
