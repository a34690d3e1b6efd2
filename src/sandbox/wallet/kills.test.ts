import { it } from 'vitest';
import { killOperatorRepeatedly } from '../../../tests/sandbox/wallet/kill-operator-repeatedly.ts';
import { killRoundsRepeatedly } from '../../../tests/sandbox/wallet/kill-rounds-repeatedly.ts';

it('R1 F18 F19 F20 loses, creates and doubles no cent when killed under eight clients', () =>
  killOperatorRepeatedly(1));

it('R1 plays each of many repeated rounds exactly once despite kills', () =>
  killRoundsRepeatedly(200, 1));
