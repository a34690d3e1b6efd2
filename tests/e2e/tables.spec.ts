import { AT_TABLES, expectHandToSurvive, sitDown } from '../fixtures/table-games.ts';
import { test } from '../fixtures/test.ts';

test.use(AT_TABLES);

// One card game, whose hands take several moves, represents all; long/tables.spec.ts plays the others.
test('SPT-3 plays red-dog-revue to its end and restores the open hand after a reload', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin, 'red-dog-revue');
  await expectHandToSurvive(page, /^Call$/);
});
