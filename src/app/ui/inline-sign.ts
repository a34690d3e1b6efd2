/**
 * Inline direction of this page: 1 for left to right, -1 for right to left. Multiply x distances by it; in CSS it is
 * `--inline`.
 */
export const inlineSign = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
