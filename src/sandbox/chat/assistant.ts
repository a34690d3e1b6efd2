import { foldText } from '../../lib/search-words.ts';
import { answersIn, type Topic } from './assistant-words.ts';

/** Topics by keywords in either language; the first match wins. Asking for a person has priority. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['person', /\b(human|person|agent|somebody|someone|agente|persona|alguien)\b/],
  ['harm', /addict|can.?t stop|lost (everything|too much)|adicci|no puedo parar|demasiado dinero/],
  ['limits', /limit|exclu|pause|break|pausa|descanso|autoexclu/],
  ['withdrawal', /withdraw|cash ?out|payout|retir|cobrar/],
  ['deposit', /deposit|top up|card|pay|ingres|tarjeta|pagar|bizum/],
  ['documents', /document|verif|identity|passport|\bid\b|identidad|dni|pasaporte/],
  ['password', /password|log ?in|sign ?in|locked|contrase|acceder|entrar|bloquead/],
  ['bonus', /bonus|promo|free (spin|bet)|bono|gratis/],
  ['bet', /\bbets?\b|odds|settle|apuesta|cuota|slip|cupon/],
  ['game', /game|slot|spin|round|juego|tirada|ronda/],
  ['thanks', /thank|cheers|gracias|perfect|genial/],
  ['hello', /^(hi|hello|hey|good (morning|evening)|hola|buenas|buenos)\b/],
];

/** The assistant's simulated delay for reading and per letter written, ms. */
const READING_MS = 900;
const LETTER_MS = 6;

/** The reply of the bot that stands in for an agent, and the delay in ms until it appears. */
export function assistantAnswer(text: string, language: string): { text: string; afterMs: number } {
  const plain = foldText(text);
  const topic = TOPICS.find(([, words]) => words.test(plain))?.[0] ?? 'unknown';
  const answer = answersIn(language)[topic];
  return { text: answer, afterMs: READING_MS + LETTER_MS * answer.length };
}
