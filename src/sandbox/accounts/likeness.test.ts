import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../parts.ts';
import { areLikeNames, lineOf, mailboxOf, sharedMarks } from './likeness.ts';

it('RTE-6 finds documents of accounts that an earlier version read otherwise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => openOperatorDatabase(folder, operatorParts, new Date());
  const earlier = open();
  earlier.exec(`UPDATE accounts SET document_number = '2S4B39O6K' WHERE username = 'nadia';
    UPDATE person_marks SET mark = '24396' WHERE account_code = 'NADIA001' AND kind = 'document';
    ALTER TABLE notices DROP COLUMN page;
    DROP TABLE phone_changes;
    ALTER TABLE outbox DROP COLUMN kind;
    ALTER TABLE outbox DROP COLUMN code;
    PRAGMA user_version = 18`);
  earlier.close();
  const database = open();
  const found = sharedMarks(database, { documentNumber: '25483906-K' });
  database.close();
  expect(found.map(({ accountCode }) => accountCode).sort()).toEqual(['NADIA001', 'SAUL0001']);
});

it.each([
  ['S.Pena+bonus@GoogleMail.com', 'spena@gmail.com'],
  ['s.pena+bonus@Example.org', 's.pena@example.org'],
  ['+saul@example.org', '+saul@example.org'],
])('RTE-6 reduces %s to the mailbox %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});

it.each([
  ['+340600100205', '+34600100205'],
  ['+5491123456789', '+541123456789'],
  ['+5215512345678', '+525512345678'],
  ['+351912345678', '+351912345678'],
  ['+3530871234567', '+353871234567'],
])('RTE-6 reduces %s to the line %s', (typed, line) => {
  expect(lineOf(typed)).toBe(line);
});

it.each([
  ['Saúl Peña Molina', 'Saul Pena'],
  ['Saúl Peña Molina', 'Molina Peña, Saúl'],
  ['Saúl Peña Molina', 'SAUL PEÑA MOLIMA'],
  ['Mac Donald Jörg', 'MacDonald Jorg'],
  ['Nicolás Alarcón Vidal', 'Nico Alarcon'],
  ['Bjørn Strauß', 'Bjorn Strauss'],
  ['Saúl Peña Molina', 'S. Peña Molina'],
  ['Saúl Peña Molina', 'Peña, S.'],
  // Cyrillic, Greek, wide and mathematical letters, an invisible space, digits, an apostrophe.
  ['Saúl Peña Molina', 'Sаul Реnа Моlinа'],
  ['Saúl Peña Molina', 'Sαul Ρeñα Mοlinα'],
  ['Saúl Peña Molina', 'Ｓａｕｌ　Ｐｅｎａ'],
  ['Saúl Peña Molina', '𝐒𝐚𝐮𝐥 𝐏𝐞𝐧𝐚'],
  ['Saúl Peña Molina', 'Sa\u200bul Pe\u200cna'],
  ['Saúl Peña Molina', 'Sau1 P3ña M0lina'],
  ['Sean O’Neil Burke', "O'Neil Sean"],
  ['Sean O’Neil Burke', 'Oneil Sean'],
  ['Juan Cruz', 'J. Cruz'],
  ['Elena Cruz Molina', 'E. Cruz'],
  ['Juan de la Cruz', 'Cruz, Juan'],
  ['Juan de la Cruz', 'Juan Delacruz'],
  ['Ravi Das', 'Ravi Kumar Das'],
  ['Saúl Peña Molina', 'Saul Alberto Pena'],
])('RTE-6 reports %s and %s as possibly the same person', (one, other) => {
  expect(areLikeNames(one, other)).toBe(true);
  expect(areLikeNames(other, one)).toBe(true);
});

it.each([
  ['Saúl Peña Molina', 'Raquel Peña Molina'],
  ['Ana Gil', 'Eva Gil'],
  ['Lola Light', 'Lola Bright'],
  ['Saúl Peña Molina', 'R. Peña Molina'],
  ['Saúl Peña Molina', 'S. P.'],
  ['Ana Gil Ruiz', 'Ana Anabel Cruz'],
  ['Juan de la Cruz', 'Laura Cruz'],
  ['Maria da Silva', 'Daniel Silva'],
  ['Ana García y Vega', 'Yolanda Vega'],
  ['Jan van den Berg', 'Vanessa Berg'],
  ['Lily Chen', 'Li Chen'],
  ['Ravi Das', 'Ravi Do'],
  ['李', 'Ana Gil'],
  ['Αναστασία Παππά', 'Ana Gil'],
])('RTE-6 distinguishes %s and %s', (one, other) => {
  expect(areLikeNames(one, other)).toBe(false);
});
