import type { Hue } from '../catalogue/hues.ts';

/** Brand colours: the site's tokens (src/app/ui) in hex, because a picture cannot use the page's CSS. */
export const house = {
  night: '#120B14',
  wine: '#2A1424',
  velvet: '#3A1B31',
  plum: '#552744',
  ivory: '#F7EFE2',
  brass: '#F2B544',
  lamp: '#FFD27A',
  curtain: '#C2274B',
  mint: '#4FD1A5',
  ember: '#FF6A3D',
} as const;

/** One ink in four steps: lit side, body, shaded side and deep shadow. */
export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
}

export const tones: Record<Hue, Tones> = {
  curtain: { light: '#FF7A8A', base: '#DB2E52', dark: '#8E1238', deep: '#430A24' },
  brass: { light: '#FFE3A0', base: '#F7B53A', dark: '#BF6F1A', deep: '#54290F' },
  ember: { light: '#FFB87E', base: '#FF6A3D', dark: '#BF371F', deep: '#511716' },
  mint: { light: '#B4F7D8', base: '#4FD1A5', dark: '#1E8672', deep: '#0B3D3E' },
  teal: { light: '#93F0E6', base: '#22BBC1', dark: '#0F6F86', deep: '#092F49' },
  cobalt: { light: '#A6C6FF', base: '#4B7CF3', dark: '#2742B2', deep: '#131C57' },
  violet: { light: '#D8B2FF', base: '#9355EA', dark: '#5829A9', deep: '#28125A' },
  rose: { light: '#FFBAD6', base: '#F75C9D', dark: '#AF2671', deep: '#500F40' },
  jade: { light: '#BDF0A0', base: '#4FB85E', dark: '#1B774A', deep: '#0A3A31' },
  sky: { light: '#E2F6FF', base: '#7CC8F5', dark: '#3A80C9', deep: '#193771' },
};
