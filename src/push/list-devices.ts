import { isAddressed } from './decide-delivery.ts';
import type { DevicePage, PushStore } from './ports.ts';
import type { Recipients } from './recipients.ts';

/** Where few are addressed, as many pages of devices are looked through for one chunk. */
const MOST_PAGES = 8;

export interface ListingParts {
  readonly store: Pick<PushStore, 'nextDevices' | 'listChunk'>;
  readonly recipients: Pick<Recipients, 'standings'>;
}

/**
 * Lists the next devices of one part of the ids that are in the campaign's audience: no row is made for the others.
 * Whoever joins the audience later is not reached; who leaves it is found out when the message is sent.
 * @param size devices of a page; a chunk has up to one and a half of it
 * @returns whether there may be more in this part
 * @throws what the operator or the store threw; what is listed stays listed
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

/** The operator is asked only where the audience depends on what it knows. */
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
