import { it } from 'vitest';
import { killOperatorRepeatedly } from '../../../tests/sandbox/wallet/kill-operator-repeatedly.ts';
import { killRoundsRepeatedly } from '../../../tests/sandbox/wallet/kill-rounds-repeatedly.ts';

it(
  'R1 F18 F19 F20 killed twenty times under eight clients, the operator loses, makes and doubles no cent',
  () => killOperatorRepeatedly(20),
  240_000,
);

it(
  'R2 two writing processes, held still and killed in turns, lose, make and double no cent',
  () => killOperatorRepeatedly(20, 2),
  240_000,
);

it(
  'R1 thousands of stakes and wins, many repeated, killed in the middle: each is played exactly once',
  () => killRoundsRepeatedly(10_000, 5),
  360_000,
);
