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

test('PGS-1 draws the focus ring of an entry clear of its name and detail', async () => {
  await render(
    <table className="activity-table" style={{ width: 300 }}>
      <tbody>
        <ExpandableRow
          id="a"
          when="28 Nov"
          name="Jolly Fog"
          detail={<span className="activity-tag">Lost</span>}
          amount="€5.00"
          open
          onToggle={() => {}}
        >
          Selections
        </ExpandableRow>
      </tbody>
    </table>,
  );
  await expect.element(page.getByRole('button')).toBeVisible();
  const opener = page.getByRole('button').element() as HTMLElement;
  opener.focus();
  expect(opener.matches(':focus-visible')).toBe(true);
  const { outlineOffset, outlineWidth } = getComputedStyle(opener);
  const [offset, width] = [outlineOffset, outlineWidth].map(Number.parseFloat) as [number, number];
  const box = opener.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(opener.firstChild as Node);
  const name = range.getBoundingClientRect();
  expect(name.left).toBeGreaterThanOrEqual(box.left - offset);
  expect(name.bottom).toBeLessThanOrEqual(box.bottom + offset);
  const detail = page.getByText('Lost').element().getBoundingClientRect();
  expect(detail.top).toBeGreaterThanOrEqual(box.bottom + offset + width);
});
