import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../../tests/component/test-app.tsx';
import { WeeksTable } from './weeks-table.tsx';

test('PGS-1 signs net results in the table of weeks as above it', () => {
  const money = { deposits: 0, withdrawals: 0, minutes: 0 };
  const weeks = [
    { monday: '2026-11-16', ...money, stakes: 100, wins: 350 },
    { monday: '2026-11-23', ...money, stakes: 300, wins: 0 },
  ];
  const totals = { ...money, stakes: 400, wins: 350 };
  const table = <WeeksTable activity={{ currency: 'EUR', weeks }} totals={totals} />;
  const html = renderInApp(createTestApp(), table);
  for (const net of ['+€2.50', '-€3.00', '-€0.50']) expect(html).toContain(`<td>${net}</td>`);
});
