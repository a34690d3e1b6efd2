const en = {
  title: 'Chat',
  log: 'Messages',
  welcome: 'Hello! Ask us anything about your account, your games or your bets.',
  visitor: 'You',
  assistant: 'Assistant',
  agent: 'Our team',
  answering: 'Writing an answer…',
  write: 'Your message',
  hint: 'Never send passwords or card numbers here.',
  send: 'Send',
  left: '{count} characters left',
  tooLong: 'Your message is too long. The limit is 1,000 characters.',
  tooMany: 'Too many messages in a short time. Try again in a moment.',
  notSent: 'We couldn’t send your message. It is still here: try again.',
  lost: 'We can’t connect to the chat right now. We keep trying.',
};

export type Words = typeof en;

const es: Words = {
  title: 'Chat',
  log: 'Mensajes',
  welcome: '¡Hola! Pregúntanos lo que quieras de tu cuenta, tus juegos o tus apuestas.',
  visitor: 'Tú',
  assistant: 'Asistente',
  agent: 'Nuestro equipo',
  answering: 'Escribiendo una respuesta…',
  write: 'Tu mensaje',
  hint: 'No envíes nunca contraseñas ni números de tarjeta.',
  send: 'Enviar',
  left: 'Quedan {count} caracteres',
  tooLong: 'El mensaje es demasiado largo. El límite es de 1000 caracteres.',
  tooMany: 'Demasiados mensajes en poco tiempo. Inténtalo de nuevo en un momento.',
  notSent: 'No hemos podido enviar tu mensaje. Sigue aquí: inténtalo de nuevo.',
  lost: 'Ahora mismo no podemos conectar con el chat. Seguimos intentándolo.',
};

/** Falls back to English for unsupported languages. */
export const wordsIn = (language: string): Words => (language.startsWith('es') ? es : en);
