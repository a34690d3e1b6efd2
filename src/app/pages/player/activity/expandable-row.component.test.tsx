import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExpandableRow } from './expandable-row.tsx';
import '../../../app.css';
import './paged-table.css';

test('PGS-1 keeps the detail clear of a name of several lines', async () => {
  await render(
    <table className="activity-table" style={{ width: 300 }}>
      <tbody>
        <ExpandableRow
          id="a"
          when="28 Nov"
          name="Kingsmoor Town against Thornbury Athletic, both teams to score"
          detail="Lost"
          amount="€5.00"
          open={false}
          onToggle={() => {}}
        >
          {null}
        </ExpandableRow>
      </tbody>
    </table>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  const opener = page.getByRole('button').element();
  const name = document.createRange();
  name.selectNodeContents(opener);
  const lines = name.getBoundingClientRect();
  expect(lines.height).toBeGreaterThan(40);
  const below = page.getByText('Lost').element().getBoundingClientRect();
  expect(below.top).toBeGreaterThanOrEqual(lines.bottom);
  expect(opener.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
