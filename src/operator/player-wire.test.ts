import { expect, test, vi } from 'vitest';
import type { ParseContext } from '../http/query.ts';
import { parseDocuments, parseUpload } from './documents.ts';
import { parseNotices } from './notices.ts';
import { parsePersonalData } from './personal-data.ts';
import { parsePreferences } from './preferences.ts';

const context = (report = vi.fn()): ParseContext => ({
  mediaBase: '/content',
  operatorBase: '/operator',
  cleanHtml: () => Promise.reject(new Error('no HTML here')),
  report,
});
const notice = { id: 'n1', title: 'T', text: 'X', at: '2026-01-02T03:04:05Z', read: false };

test('REQ-10 leaves out one invalid entry and reports its field, not its content', () => {
  const report = vi.fn();
  const wire = {
    notices: [
      notice,
      { ...notice, id: 'n2', at: 'yesterday at Vera’s' },
      { ...notice, id: 'n3', extra: 1 },
    ],
    unread: 3,
  };
  expect(parseNotices(wire, context(report))).toEqual({
    notices: [notice, { ...notice, id: 'n3' }],
    unread: 3,
  });
  expect(report.mock.calls).toEqual([['notice left out: at']]);
});

test('REQ-10 rejects responses that do not match the contract', () => {
  for (const wire of [null, [], 'text', { documents: 'none' }]) {
    expect(parseDocuments(wire, context())).toBeUndefined();
    expect(parsePersonalData(wire)).toBeUndefined();
    expect(parsePreferences(wire)).toBeUndefined();
  }
  expect(parseUpload({ id: 'u', received: -1, pieceSize: 10 })).toBeUndefined();
  expect(parsePreferences({ channels: {}, topics: [] })).toBeUndefined();
});
