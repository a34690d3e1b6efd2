import { expect, test } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { cashier } from '../../../i18n/messages/en/parts/cashier.ts';
import { messages } from '../../../i18n/messages/en.ts';
import { createText } from '../../../i18n/text.ts';
import { refusalText } from './refusal.ts';

const text = createText('en', { ...messages, ...cashier });
const refused = (code: string, more: Record<string, unknown> = {}): HttpError => ({
  kind: 'status',
  status: 422,
  url: '',
  problem: { code, more },
});

test('PGS-1 shows the bounds of a refused payment if the operator sent them', () => {
  const bounds = { least: 500, most: 200_000 };
  expect(refusalText(refused('amount_out_of_range', bounds), 'EUR', text)).toBe(
    'This method accepts €5.00 to €2,000.00 per payment.',
  );
  expect(refusalText(refused('amount_out_of_range'), 'EUR', text)).toBe(
    'We couldn’t process this payment.',
  );
});
