const en = {
  title: 'Chat',
  log: 'Messages',
  welcome: 'Hello! Ask us anything about your account, your games or your bets.',
  visitor: 'You',
  assistant: 'Assistant',
  agent: 'Our team',
  answering: 'An answer is being written',
  write: 'Your message',
  hint: 'Never send passwords or card numbers here.',
  send: 'Send',
  left: '{count} characters left',
  tooLong: 'That is too long: 1,000 characters at most.',
  tooMany: 'That was a lot at once. Try again in a moment.',
  notSent: 'Your message did not get through. It is still here: try again.',
  lost: 'We cannot reach the chat just now. We keep trying.',
};

export type Words = typeof en;

const es: Words = {
  title: 'Chat',
  log: 'Mensajes',
  welcome: '¡Hola! Pregúntanos lo que quieras de tu cuenta, tus juegos o tus apuestas.',
  visitor: 'Tú',
  assistant: 'Asistente',
  agent: 'Nuestro equipo',
  answering: 'Te están escribiendo una respuesta',
  write: 'Tu mensaje',
  hint: 'No envíes nunca contraseñas ni números de tarjeta.',
  send: 'Enviar',
  left: 'Quedan {count} caracteres',
  tooLong: 'Es demasiado largo: 1000 caracteres como mucho.',
  tooMany: 'Has escrito mucho de golpe. Prueba de nuevo en un momento.',
  notSent: 'Tu mensaje no ha llegado. Sigue aquí: prueba otra vez.',
  lost: 'Ahora mismo no podemos conectar con el chat. Seguimos intentándolo.',
};

/** English for a language that there is not. */
export const wordsIn = (language: string): Words => (language.startsWith('es') ? es : en);
