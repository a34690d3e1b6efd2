import type { Statement } from '../../../../operator/statement.ts';
import type { Demo } from '../../../ui/demo.ts';
import type { CheckedStatement } from './check-statement.ts';
import { SignedStatement } from './signed-statement.tsx';

const statement: Statement = {
  iss: 'https://operator.example',
  sub: 'MQ-1',
  iat: 1_898_883_000,
  session: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  device: 'phone',
  startedAt: '2030-03-04T20:00:00.000Z',
  endedAt: '2030-03-04T20:10:00.000Z',
  reason: 'left',
  currency: 'EUR',
  balanceBefore: 10_000,
  stakes: 300,
  wins: 120,
  otherMovements: 0,
  balanceAfter: 9820,
  roundCount: 2,
  rounds: [
    { number: 1, at: '2030-03-04T20:01:00.000Z', stake: 100, win: 0 },
    { number: 2, at: '2030-03-04T20:02:00.000Z', stake: 200, win: 120 },
  ],
};
const { rounds, ...long } = statement;

const state = (name: string, checked: CheckedStatement): Demo['states'][number] => ({
  name,
  render: () => <SignedStatement jws="" checked={checked} />,
});
const other = { ...statement, game: { slug: 'reef', title: 'Reef of Plenty' }, roundCount: 3 };

export const demo: Demo = {
  title: 'Signed statement',
  group: 'pages',
  states: [
    state('verified', { statement, signed: true, faults: [], rounds }),
    state('not signed, and wrong', {
      statement: other,
      signed: false,
      faults: ['rounds', 'balance'],
      rounds,
    }),
    state('many rounds', {
      statement: {
        ...long,
        game: { slug: 'tide', title: 'Tide Clock' },
        roundCount: 812,
        roundsHash: 'x',
      },
      signed: true,
      faults: [],
      rounds,
    }),
  ],
};
