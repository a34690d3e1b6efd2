import { expect, test } from 'vitest';
import { MOST_VOTES, parseVotes, withVote } from './own-votes.ts';

test('PGS-1 stores the last vote per article, up to a limit', () => {
  const first = withVote(null, 'a', { id: '1', useful: true });
  const changed = withVote(withVote(first, 'b', { id: '2', useful: true }), 'a', {
    id: '1',
    useful: false,
  });
  expect([...parseVotes(changed)]).toEqual([
    ['b', { id: '2', useful: true }],
    ['a', { id: '1', useful: false }],
  ]);
  let text: string | null = changed;
  for (let index = 0; index < MOST_VOTES; index++)
    text = withVote(text, `n${index}`, { id: 'x', useful: true });
  expect(parseVotes(text).size).toBe(MOST_VOTES);
  expect(parseVotes(text).has('a')).toBe(false);
});

test.each([null, '', 'null', '{"a":1}', '[null,1,{"article":"a","id":"1","useful":"yes"}]', '['])(
  'PGS-1 returns no votes for %s',
  (text) => {
    expect(parseVotes(text).size).toBe(0);
  },
);
