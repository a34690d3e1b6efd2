import { house, type Tones } from '../palette.ts';
import { block, disc } from '../svg.ts';

/** The drawing context of a scene: size in px, the motif's position, inks and random generator. */
export interface Stage {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  readonly tones: Tones;
  readonly random: () => number;
}

/** The layers behind and in front of the motif. */
export interface Setting {
  readonly back: string;
  readonly front: string;
}

/** The gradients all scenes share: `s`, the sky from top to bottom, and `g`, a fading glow. */
export function lights({ tones }: Stage): string {
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${tones.deep}"/><stop offset=".75" stop-color="${tones.dark}"/></linearGradient><radialGradient id="g"><stop stop-color="${tones.light}" stop-opacity=".95"/><stop offset=".45" stop-color="${tones.base}" stop-opacity=".5"/><stop offset="1" stop-color="${tones.base}" stop-opacity="0"/></radialGradient></defs>`;
}

/** The sky, over the whole stage. */
export function sky({ w, h }: Stage): string {
  return block({ x: 0, y: 0, w, h }, 'url(#s)');
}

/** The glow behind the motif; `r` in px. */
export function glow({ cx, cy }: Stage, r: number, y = cy): string {
  return disc(cx, y, r, 'url(#g)');
}

/** A few dozen stars over the upper part of the stage, as dots in one path. */
export function stars({ w, h, random }: Stage, count: number, share = 0.6): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += `M${Math.round(random() * w)} ${Math.round(random() * h * share)}h0`;
  }
  return `<path d="${d}" stroke="${house.ivory}" stroke-width="2.4" opacity=".75"/>`;
}
