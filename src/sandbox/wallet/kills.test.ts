import { it } from 'vitest';
import { killOperatorRepeatedly } from '../../../tests/sandbox/wallet/kill-operator-repeatedly.ts';
import { killRoundsRepeatedly } from '../../../tests/sandbox/wallet/kill-rounds-repeatedly.ts';

it('R1 F18 F19 F20 killed under eight clients, the operator loses, makes and doubles no cent', () =>
  killOperatorRepeatedly(1));

it('R1 stakes and wins, many repeated, killed in the middle: each is played exactly once', () =>
  killRoundsRepeatedly(200, 1));
