import type { DatabaseSync } from 'node:sqlite';
import type { DocumentKind } from '../../operator/contract/types.ts';
import { seededPlayers } from '../accounts/seeded-players.ts';
import { DAY_MS, dayOf } from '../operator/calendar.ts';
import { addDocument } from './document-store.ts';

interface SeededDocument {
  readonly player: keyof typeof seededPlayers;
  readonly kind: DocumentKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly daysAgo: number;
  /** Days until it expires; negative if expired. */
  readonly expiresInDays?: number;
  readonly status?: 'in-review';
}

/** Nadia and Nico have none; Elio's identity card expired six weeks ago. */
const documents: readonly SeededDocument[] = [
  {
    player: 'vera',
    kind: 'identification',
    name: 'dni-montalban.jpg',
    size: 1_843_220,
    daysAgo: 639,
    expiresInDays: 1204,
  },
  { player: 'vera', kind: 'address', name: 'recibo-luz.pdf', size: 218_904, daysAgo: 402 },
  {
    player: 'vera',
    kind: 'payment',
    name: 'tarjeta-norte.png',
    size: 604_112,
    daysAgo: 2,
    status: 'in-review',
  },
  {
    player: 'elio',
    kind: 'identification',
    name: 'dni-elio.jpg',
    size: 2_201_870,
    daysAgo: 409,
    expiresInDays: -42,
  },
  {
    player: 'ana',
    kind: 'identification',
    name: 'nan-etxeberria.pdf',
    size: 391_003,
    daysAgo: 768,
    expiresInDays: 890,
  },
  {
    player: 'saul',
    kind: 'identification',
    name: 'dni.jpg',
    size: 1_310_442,
    daysAgo: 518,
    expiresInDays: 1490,
  },
  {
    player: 'bruno',
    kind: 'identification',
    name: 'dni-casal.jpg',
    size: 1_502_918,
    daysAgo: 299,
    expiresInDays: 300,
  },
];

/** The documents of the seeded players. Their files are not stored here. */
export function seedDocuments(database: DatabaseSync, now: Date): void {
  const from = (days: number) => new Date(now.getTime() + days * DAY_MS);
  documents.forEach(({ player, kind, name, size, daysAgo, expiresInDays, status }, index) => {
    addDocument(database, seededPlayers[player].accountCode, {
      id: `seeded-${index + 1}`,
      kind,
      name,
      size,
      status: status ?? 'accepted',
      file: null,
      type: name.endsWith('.pdf')
        ? 'application/pdf'
        : `image/${name.endsWith('.png') ? 'png' : 'jpeg'}`,
      uploadedAt: from(-daysAgo).toISOString(),
      ...(expiresInDays !== undefined && { expiresOn: dayOf(from(expiresInDays)) }),
    });
  });
}
