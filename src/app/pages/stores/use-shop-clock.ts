import { useNow } from '../../state/live-values/use-now.ts';

/** Often enough that a shop does not seem open for long after it has closed, in ms. */
const CHECK_MS = 20_000;

/** The visitor's clock, by which a shop is told to be open (epoch ms); undefined until the page is the visitor's own. */
export const useShopClock = (): number | undefined => useNow(CHECK_MS);
