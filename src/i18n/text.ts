import { createContext, useContext } from 'react';
import type { messages as english } from './messages/en.ts';

export type MessageKey = keyof typeof english;
export type Messages = Record<MessageKey, string>;

/** Texts and formats of one language. */
export interface Text {
  locale: string;
  /** The message with `{name}` placeholders filled in. */
  t(key: MessageKey, parameters?: Record<string, string | number>): string;
  /** Minor units of a currency as money, such as 1250 EUR -> €12.50. */
  money(amount: number, currency: string): string;
  date(time: Date | number, style: Intl.DateTimeFormatOptions): string;
}

export function createText(locale: string, messages: Messages): Text {
  // Making a format costs a hundred times what using it does.
  const dates = new Map<string, Intl.DateTimeFormat>();
  const currencies = new Map<string, Intl.NumberFormat>();

  return {
    locale,
    t: (key, parameters) =>
      parameters === undefined
        ? messages[key]
        : messages[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
            String(parameters[name] ?? whole),
          ),
    money(amount, currency) {
      const format = currencies.get(currency) ?? moneyFormat(locale, currency);
      currencies.set(currency, format);
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    date(time, style) {
      const key = JSON.stringify(style);
      const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, style);
      dates.set(key, format);
      return format.format(time);
    },
  };
}

/** An unknown currency is shown by its code. */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
}

const Context = createContext<Text | undefined>(undefined);
export const TextProvider = Context.Provider;

export function useText(): Text {
  const text = useContext(Context);
  if (!text) throw new Error('TextProvider is missing');
  return text;
}
