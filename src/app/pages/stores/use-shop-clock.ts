import { useNow } from '../../state/live-values/use-now.ts';

/** Short enough that a closed shop does not appear open for long, in ms. */
const CHECK_MS = 20_000;

/** The visitor's clock (epoch ms), for opening states; undefined until hydrated. */
export const useShopClock = (): number | undefined => useNow(CHECK_MS);
