import { isAddressed } from './decide-delivery.ts';
import type { DevicePage, PushStore } from './ports.ts';
import type { Recipients } from './recipients.ts';

/** Most pages of devices to search for one chunk, for a small audience. */
const MOST_PAGES = 8;

interface ListingParts {
  readonly store: Pick<PushStore, 'nextDevices' | 'listChunk'>;
  readonly recipients: Pick<Recipients, 'standings'>;
}

/**
 * Lists the next devices of one part of the ids that are in the campaign's audience; the others get no row. Players who
 * join the audience later are not reached; players who leave it are found when the message is sent.
 * @param size devices of a page; a chunk has at most one and a half times as many
 * @returns whether there may be more in this part
 * @throws errors of the operator or the store; stored chunks are kept
 */
export async function listNextChunk(
  { store, recipients }: ListingParts,
  { campaign: id, part }: { campaign: string; part: number },
  size: number,
  now: Date,
): Promise<boolean> {
  let page = await store.nextDevices(id, part, size);
  if (page === undefined) return false;
  const { after } = page;
  let last = after;
  const ids: string[] = [];
  for (let pages = 1; ; pages += 1) {
    ids.push(...(await addressedOf(page, recipients)));
    last = page.devices.at(-1)?.id ?? last;
    if (page.isLast || last === null || ids.length >= size / 2 || pages === MOST_PAGES) break;
    page = await store.nextDevices(id, part, size, last);
    if (page === undefined) return false;
  }
  return store.listChunk(id, part, { after, last, isLast: page.isLast, ids }, now);
}

/** Queries the operator only if the audience depends on its data. */
async function addressedOf(
  { campaign: { audience }, devices }: DevicePage,
  recipients: ListingParts['recipients'],
): Promise<string[]> {
  const ids = devices.map(({ id }) => id);
  const isFiltered = audience.languages !== undefined || (audience.flags?.length ?? 0) > 0;
  if (!isFiltered || devices.length === 0) return ids;
  const standings = await recipients.standings([...new Set(devices.map((one) => one.account))]);
  return devices
    .filter(({ account }) => isAddressed(audience, standings.get(account)))
    .map(({ id }) => id);
}
