import type { MessageKey, Text } from '../i18n/text.ts';

/** What a code of the operator is called; an operator's own that has no words here by its code. */
export function codeLabel(
  labels: Readonly<Record<string, MessageKey>>,
  code: string,
  t: Text['t'],
): string {
  const key = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return key ? t(key) : code.charAt(0).toUpperCase() + code.slice(1);
}
