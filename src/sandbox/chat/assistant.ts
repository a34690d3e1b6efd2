import { foldText } from '../../lib/search-words.ts';
import { answersIn, type Topic } from './assistant-words.ts';

/**
 * Topics by keywords in English, Spanish and Arabic, in a folded text. The first match wins. A request for a person has
 * priority.
 */
const TOPICS: readonly (readonly [Topic, RegExp, RegExp])[] = [
  [
    'person',
    /\b(human|person|agent|somebody|someone|agente|persona|alguien)\b/,
    /(?<!\p{L})(شخصا?|موظفا?|انسانا?|مع احد)(?!\p{L})/u,
  ],
  [
    'harm',
    /addict|can.?t stop|gambling problem|problem gambl|lost (everything|all my (money|savings)|too much)|adicci|adict[oa]|ludop|no puedo (parar|dejar de (jugar|apostar))|perdido (todo|demasiado)|demasiado dinero/,
    /ادمان|مدمن|لا (استطيع|يمكنني|اقدر) (على )?(ان )?(ا|ال)توقف|خسرت (كل|الكثير|كثيرا)/,
  ],
  [
    'limits',
    /limit|exclu|pause|break|pausa|descanso|autoexclu/,
    /حدود|استراح|استبعاد|(?<!\p{L})(ال)?حدي?(?!\p{L})/u,
  ],
  ['withdrawal', /withdraw|cash ?out|payout|retir|cobrar/, /سحب|سحوب/],
  ['deposit', /deposit|top up|card|pay|ingres|tarjeta|pagar|bizum/, /ايداع|اودع|دفع|بنك/],
  [
    'documents',
    /document|verif|identity|passport|\bid\b|identidad|dni|pasaporte/,
    /مستند|وثيق|هوية|هويتي|جواز|تحقق/,
  ],
  [
    'password',
    /password|log ?in|sign ?in|locked|contrase|acceder|entrar|bloquead/,
    /مرور|كلمة السر|دخول|محظور|مقفل/,
  ],
  ['bonus', /bonus|promo|free (spin|bet)|bono|gratis/, /مكاف|بونص|عروض|(?<!\p{L})(ال)?عرض|مجان/u],
  ['bet', /\bbets?\b|odds|settle|apuesta|cuota|slip|cupon/, /رهان|مراهن|احتمالات|قسيم/],
  ['game', /game|slot|spin|round|juego|tirada|ronda/, /لعب|العاب|سلوت|جول/],
  ['thanks', /thank|cheers|gracias|perfect|genial/, /شكر|ممتاز/],
  [
    'hello',
    /^(hi|hello|hey|good (morning|evening)|hola|buenas|buenos)\b/,
    /^(مرحبا|اهلا|السلام|سلام|صباح|مساء)/,
  ],
];

/** The assistant's simulated delay for reading and per letter written, ms. */
const READING_MS = 900;
const LETTER_MS = 6;

/** The reply of the assistant, which stands in for an agent, and the delay in ms until it appears. */
export function assistantAnswer(text: string, language: string): { text: string; afterMs: number } {
  const plain = foldText(text);
  const topic =
    TOPICS.find(([, ...words]) => words.some((one) => one.test(plain)))?.[0] ?? 'unknown';
  const answer = answersIn(language)[topic];
  return { text: answer, afterMs: READING_MS + LETTER_MS * answer.length };
}
