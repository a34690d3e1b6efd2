import type { messages as en } from '../en/sign-in.ts';

export const messages: Record<keyof typeof en, string> = {
  'sign-in.title': 'Entrar',
  'sign-in.intro': 'Qué bien verte. Tu butaca sigue donde la dejaste.',
  'sign-in.username': 'Usuario o correo electrónico',
  'sign-in.username.missing': 'Dinos tu usuario o tu correo electrónico.',
  'sign-in.password': 'Contraseña',
  'sign-in.password.missing': 'Falta tu contraseña.',
  'sign-in.forgotten': '¿Has olvidado la contraseña?',
  'sign-in.submit': 'Entrar',
  'sign-in.busy': 'Entrando…',
  'sign-in.passkey': 'Usar una llave de acceso',
  'sign-in.new': '¿Es tu primera vez?',
  'sign-in.register': 'Abre una cuenta',
  'sign-in.already': 'Ya has entrado. Un momento…',
  'sign-in.fault.login': 'El usuario o la contraseña no son correctos.',
  'sign-in.fault.tooMany': 'Demasiados intentos por ahora. Así protegemos tu cuenta.',
  'sign-in.fault.wait': 'Inténtalo de nuevo en {clock}',
  'sign-in.fault.waited': 'Ya puedes intentarlo otra vez.',
  'sign-in.fault.excluded':
    'Nos pediste mantener esta cuenta cerrada, sin fecha de fin. Cumplimos nuestra palabra.',
  'sign-in.fault.excludedUntil':
    'Nos pediste mantener esta cuenta cerrada hasta el {date}. Cumplimos nuestra palabra y tu dinero está a salvo.',
  'sign-in.fault.network':
    'No hemos podido conectar con la sala. Revisa tu conexión e inténtalo de nuevo: lo que has escrito sigue aquí.',
  'sign-in.fault.passkey': 'Esa llave no abre ninguna cuenta aquí. Usa tu contraseña.',
  'sign-in.fault.busy': 'Hay mucha gente en la puerta. Inténtalo en un momento.',
  'sign-in.fault.other': 'No ha funcionado y es cosa nuestra. Inténtalo en un momento.',
  'sign-in.fault.quote': 'Si sigue pasando, danos este número: {id}',

  'password.show': 'Mostrar la contraseña',
  'password.caps': 'Tienes las mayúsculas activadas.',
  'password.new': 'Contraseña nueva',
  'password.advice':
    'Al menos {length} caracteres. Cuanto más larga, mejor: unas palabras que no peguen entre sí son difíciles de adivinar y fáciles de recordar.',
  'password.strength.0': 'Demasiado fácil de adivinar',
  'password.strength.1': 'Sirve',
  'password.strength.2': 'Buena',
  'password.strength.3': 'Fuerte',
  'password.fault.short': 'Usa al menos 10 caracteres.',
  'password.fault.long': 'Usa 128 caracteres como mucho.',
  'password.fault.personal': 'No pongas tu usuario ni tu correo: es lo primero que se prueba.',
  'password.fault.simple':
    'Las repeticiones y series se adivinan enseguida. Añade algo inesperado.',
  'password.fault.common': 'Mucha gente usa esta contraseña, así que se prueba antes. Elige otra.',
  'password.fault.refused': 'Esta contraseña no se acepta. Elige otra.',
  'password.forgotten.title': 'Contraseña olvidada',
  'password.forgotten.intro':
    'A todos nos pasa. Dinos tu correo y te enviamos un enlace para elegir una nueva.',
  'password.forgotten.email': 'Correo electrónico de tu cuenta',
  'password.forgotten.invalid': 'Eso no parece un correo electrónico.',
  'password.forgotten.submit': 'Enviar el enlace',
  'password.forgotten.sent.title': 'Mira tu correo',
  'password.forgotten.sent.text':
    'Si {email} es de una cuenta, el enlace va de camino. Sirve una vez y por poco tiempo; mira también en el correo no deseado.',
  'password.forgotten.again': 'Probar otra dirección',
  'password.back': 'Volver a entrar',
  'password.reset.title': 'Elige una contraseña nueva',
  'password.reset.intro': 'Después se cierran todas tus sesiones y entras con la nueva.',
  'password.reset.submit': 'Guardar la contraseña',
  'password.reset.done.title': 'Tu contraseña nueva está lista',
  'password.reset.done.text':
    'Hemos cerrado tu sesión en todos los dispositivos. Ya puedes entrar con ella.',
  'password.reset.gone.title': 'Este enlace ya no sirve',
  'password.reset.gone.text':
    'Cada enlace sirve una vez y por poco tiempo. Pide uno nuevo y úsalo enseguida.',
  'password.reset.ask': 'Pedir otro enlace',
};
