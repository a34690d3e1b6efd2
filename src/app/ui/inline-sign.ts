/**
 * Which way lines run along x on this page: 1 to the right, -1 to the left. What moves or is measured along x is
 * multiplied by it; in a sheet it is `--inline`.
 */
export const inlineSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
