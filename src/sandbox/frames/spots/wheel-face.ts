import { isRed, WHEEL } from '../../games/roulette/roulette-spots.ts';
import { WHEEL_FIELDS } from '../../games/wheel/wheel-table.ts';

interface WheelFace {
  /** Field labels, clockwise from the top. */
  readonly labels: readonly number[];
  readonly colourOf: (label: number) => string;
}

const COLOURS: Readonly<Record<number, string>> = {
  1: '#7a5a12',
  2: '#1d4f8f',
  11: '#0a7a4b',
  15: '#6b2d8f',
  23: '#b3202c',
  47: '#191418',
};

const roulette: WheelFace = {
  labels: WHEEL,
  colourOf: (label) => (label === 0 ? '#0a7a4b' : isRed(label) ? '#b3202c' : '#191418'),
};
const fields: WheelFace = {
  labels: WHEEL_FIELDS,
  colourOf: (label) => COLOURS[label] ?? '#191418',
};

export const faceOf = (kind: string): WheelFace => (kind === 'wheel' ? fields : roulette);
