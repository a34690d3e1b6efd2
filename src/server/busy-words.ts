/** What a visitor reads who comes when too many do, by language; English where there are none. They stay on the server. */
const words: Record<string, string> = {
  en: 'Many people are here right now. This page opens by itself in a moment.',
  es: 'Ahora mismo hay mucha gente. Esta página se abrirá sola en un momento.',
  ar: 'يوجد كثير من الزوار الآن. ستُفتح هذه الصفحة من تلقاء نفسها بعد لحظات.',
};

export const busyWords = (locale: string): string =>
  words[locale.split('-')[0] ?? ''] ?? (words['en'] as string);
