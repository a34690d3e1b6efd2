import type { RoundView } from '../../games/slot/slot-api.ts';

/** Frequencies in Hz. */
const STOP = 220;
const WIN = [440, 554];
const LENGTH_S = 0.12;

let context: AudioContext | undefined;

/** Plays one soft tone for a round, two for a net win of any size. Off until the player turns it on. */
export function soundOf({ win, stake }: RoundView): void {
  context ??= new AudioContext();
  for (const [index, frequency] of (win > stake ? WIN : [STOP]).entries()) {
    const start = context.currentTime + index * LENGTH_S;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const volume = new GainNode(context, { gain: 0.08 });
    volume.gain.linearRampToValueAtTime(0, start + LENGTH_S);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH_S);
  }
}
