/** Converts the digits and separators of an Arabic or a Persian keyboard to Latin ones. */
export const inLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
