import { it } from 'vitest';
import { killOperatorRepeatedly } from '../../../tests/sandbox/wallet/kill-operator-repeatedly.ts';
import { killRoundsRepeatedly } from '../../../tests/sandbox/wallet/kill-rounds-repeatedly.ts';

it(
  'R1 F18 F19 F20 loses, creates and doubles no cent in twenty kills under eight clients',
  () => killOperatorRepeatedly(20),
  240_000,
);

it(
  'R2 loses, creates and doubles no cent when two writers are paused and killed in turns',
  () => killOperatorRepeatedly(20, 2),
  240_000,
);

it(
  'R1 plays each of thousands of repeated rounds exactly once despite kills',
  () => killRoundsRepeatedly(10_000, 5),
  360_000,
);
