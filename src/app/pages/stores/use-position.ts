import { useEffect, useRef, useState } from 'react';
import type { Position } from '../../../lib/distance.ts';
import type { MessageKey } from '../../i18n/text.ts';

/** After this time the visitor is told that locating takes a while, in ms. */
const SLOW_MS = 4000;
const GIVE_UP_MS = 20_000;
/** A position this old is accurate enough for distances between towns, in ms. */
const FRESH_MS = 300_000;

export type PositionStep =
  | { is: 'unasked' | 'asking' | 'slow' | 'refused' | 'unavailable' | 'late' }
  | { is: 'known'; here: Position };

/** Message for each step, if any. */
export const positionNotes: Record<PositionStep['is'], MessageKey | undefined> = {
  unasked: undefined,
  asking: 'stores.near.asking',
  slow: 'stores.near.slow',
  known: 'stores.near.known',
  refused: 'stores.near.refused',
  unavailable: 'stores.near.unavailable',
  late: 'stores.near.late',
};

/** Reasons by the code of a GeolocationPositionError. */
const faults: Record<number, 'refused' | 'unavailable' | 'late'> = {
  1: 'refused',
  2: 'unavailable',
  3: 'late',
};

/** The visitor's position: requested on demand, held in memory while its page is open, dropped on request. */
export function usePosition() {
  const [step, setStep] = useState<PositionStep>({ is: 'unasked' });
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Ignores the result of a cancelled request. */
  const question = useRef(0);
  useEffect(
    () => () => {
      question.current++;
      clearTimeout(slow.current);
    },
    [],
  );

  function settle(next: PositionStep): void {
    question.current++;
    clearTimeout(slow.current);
    setStep(next);
  }

  function ask(): void {
    const geolocation: Geolocation | undefined = navigator.geolocation;
    settle({ is: geolocation ? 'asking' : 'unavailable' });
    if (!geolocation) return;
    const own = question.current;
    const answer = (next: PositionStep) => own === question.current && settle(next);
    slow.current = setTimeout(() => setStep({ is: 'slow' }), SLOW_MS);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        answer({ is: 'known', here: { latitude, longitude } }),
      ({ code }) => answer({ is: faults[code] ?? 'unavailable' }),
      { timeout: GIVE_UP_MS, maximumAge: FRESH_MS },
    );
  }

  return { step, ask, forget: () => settle({ is: 'unasked' }) };
}
