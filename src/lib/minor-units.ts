// The currencies of ISO 4217 (list one, six-group.com) without two minor digits. `Intl` is not a source: it returns the
// digits in daily use (none for HUF or IQD), which differ between browsers and from what operators send.
const NONE = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/;
const THREE = /BHD|IQD|JOD|KWD|LYD|OMR|TND/;
const FOUR = /CLF|UYW/;

/** Returns the digits of a currency's minor unit: 2 for EUR, 0 for JPY. */
export function minorDigits(currency: string): number {
  if (NONE.test(currency)) return 0;
  if (THREE.test(currency)) return 3;
  return FOUR.test(currency) ? 4 : 2;
}

/** Returns the number of minor units in one unit of the currency. */
export const unitOf = (currency: string): number => 10 ** minorDigits(currency);
