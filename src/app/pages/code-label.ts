import type { MessageKey, Text } from '../i18n/text.ts';

/** Returns the label of an operator's code, or the code itself if there is no text for it. */
export function codeLabel(
  labels: Readonly<Record<string, MessageKey>>,
  code: string,
  t: Text['t'],
): string {
  const key = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return key ? t(key) : code.charAt(0).toUpperCase() + code.slice(1);
}
