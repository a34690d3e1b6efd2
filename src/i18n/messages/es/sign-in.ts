import type { messages as en } from '../en/sign-in.ts';

export const messages: Record<keyof typeof en, string> = {
  'sign-in.title': 'Entrar',
  'sign-in.intro': 'Qué bien verte. Tu butaca sigue donde la dejaste.',
  'sign-in.ended': 'Tu sesión ha terminado. Inicia sesión de nuevo para seguir.',
  'sign-in.open.deposit':
    'Tu depósito ({time}) no tiene respuesta todavía. Inicia sesión para saberlo: se hace una vez como máximo.',
  'sign-in.open.withdrawal':
    'Tu retirada ({time}) no tiene respuesta todavía. Inicia sesión para saberlo: se hace una vez como máximo.',
  'sign-in.open.limit':
    'Todavía no sabemos si se ha fijado tu nuevo límite ({time}). Inicia sesión para saberlo.',
  'sign-in.open.break':
    'Todavía no sabemos si ha empezado tu pausa ({time}). Inicia sesión para saberlo.',
  'sign-in.open.self-exclusion':
    'Todavía no sabemos si ha empezado tu autoexclusión ({time}). Cierra tu sesión, así que es probable que sí. Inicia sesión para saberlo: mientras esté en vigor, no podrás.',
  'sign-in.undone.deposit': 'Tu depósito ({time}) no se ha hecho. No se ha movido dinero.',
  'sign-in.undone.withdrawal': 'Tu retirada ({time}) no se ha hecho. No se ha movido dinero.',
  'sign-in.undone.limit': 'Tu límite ({time}) no ha cambiado.',
  'sign-in.undone.break': 'Tu pausa ({time}) no ha empezado.',
  'sign-in.undone.self-exclusion': 'Tu autoexclusión ({time}) no ha empezado.',
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
  'sign-in.fault.site':
    'En esta dirección no se puede entrar: es cosa de cómo está montada la web, no tuya. Dinos qué dirección has usado.',
  'sign-in.fault.quote': 'Si sigue pasando, danos este número: {id}',

  'proof.title': '¿Eres tú?',
  'proof.text': 'Antes de cambiar cómo se accede a tu cuenta, confírmanos otra vez que eres tú.',
  'proof.confirm': 'Confirmar',
  'proof.fault.password': 'Esa no es tu contraseña.',
  'proof.fault.passkey':
    'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',

  'email.confirm.title': 'Confirma tu correo electrónico',
  'email.confirm.intro': 'A partir de entonces te escribiremos a esta dirección.',
  'email.confirm.submit': 'Confirmar la dirección',
  'email.confirm.done.title': 'Tu dirección está confirmada',
  'email.confirm.done.text': 'A partir de ahora te escribimos a ella.',
  'email.confirm.gone.title': 'Este enlace ya no vale',
  'email.confirm.gone.text':
    'Cambia otra vez la dirección en tu cuenta y te enviaremos un enlace nuevo.',
  'email.confirm.taken': 'Otra cuenta tiene ya esa dirección. Elige otra en tu cuenta.',
  'email.confirm.account': 'Ir a tu cuenta',

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
    'Hemos cerrado tu sesión en todos los dispositivos. Entra con ella y comprueba que todas las llaves de acceso de tu cuenta son tuyas.',
  'password.reset.gone.title': 'Este enlace ya no sirve',
  'password.reset.gone.text':
    'Cada enlace sirve una vez y por poco tiempo. Pide uno nuevo y úsalo enseguida.',
  'password.reset.ask': 'Pedir otro enlace',

  'registration.title': 'Abre una cuenta',
  'registration.intro': 'Cuatro pasos cortos y se abren las puertas.',
  'registration.steps': 'Pasos del registro',
  'registration.step.account': 'Tu cuenta',
  'registration.step.about': 'Sobre ti',
  'registration.step.address': 'Dirección y contacto',
  'registration.step.limits': 'Límites y permisos',
  'registration.next': 'Continuar',
  'registration.back': 'Atrás',
  'registration.open': 'Abrir mi cuenta',
  'registration.have': '¿Ya tienes cuenta?',
  'registration.choose': 'Elige…',
  'registration.username': 'Usuario',
  'registration.username.hint': 'De 4 a 20 letras, cifras, puntos o guiones.',
  'registration.free': 'Nadie lo tiene todavía: puede ser tuyo.',
  'registration.email': 'Correo electrónico',
  'registration.firstName': 'Nombre',
  'registration.lastName': 'Apellidos',
  'registration.birthDate': 'Fecha de nacimiento',
  'registration.birthDate.hint': 'Tienes que tener al menos {age} años.',
  'registration.birthDay': 'Día',
  'registration.birthMonth': 'Mes',
  'registration.birthYear': 'Año',
  'registration.documentNumber': 'Número de tu documento de identidad',
  'registration.documentNumber.hint':
    'De tu DNI, NIE o pasaporte. La ley nos pide comprobar quién juega; no lo guardamos en este dispositivo.',
  'registration.country': 'País donde vives',
  'registration.country.hint': 'Aquellos donde tenemos licencia.',
  'registration.street': 'Calle y número',
  'registration.postalCode': 'Código postal',
  'registration.city': 'Localidad',
  'registration.phoneCountry': 'Prefijo',
  'registration.phone': 'Teléfono móvil',
  'registration.limits': 'Tus límites de depósito',
  'registration.limits.text':
    'El límite que pongas ahora vale desde el primer día. Puedes bajarlo cuando quieras, al momento; subirlo espera, para que nunca sea un impulso. Deja el campo vacío si no quieres poner ninguno.',
  'registration.limitDay': 'Al día',
  'registration.limitWeek': 'A la semana',
  'registration.limitMonth': 'Al mes',
  'registration.noLimit': 'ninguno',
  'registration.marketing': 'Novedades, solo si te apetece',
  'registration.marketing.text':
    '¿Podemos escribirte sobre promociones? Puedes cambiarlo más adelante.',
  'registration.byEmail': 'Por correo electrónico',
  'registration.bySms': 'Por SMS',
  'registration.byPush': 'Por avisos en el navegador',
  'registration.agreements': 'Lo que acordamos',
  'registration.terms': 'He leído los términos y condiciones y los acepto.',
  'registration.privacy': 'He leído cómo se usan mis datos.',
  'registration.read': 'Leer ({version})',
  'registration.draft.kept':
    'Lo que escribes se guarda en este dispositivo durante 7 días, salvo tu contraseña y tu número de documento.',
  'registration.draft.restored':
    'Qué bien que vuelvas: aquí está lo que habías escrito, salvo tu contraseña y tu número de documento, que nunca guardamos.',
  'registration.draft.offline':
    'No hay conexión. Sigue escribiendo: todo menos tu contraseña y tu número de documento se guarda en este dispositivo.',
  'registration.draft.forget': 'Olvidar lo que he escrito',
  'registration.fault.username': 'Elige un usuario.',
  'registration.fault.usernameForm':
    'El usuario tiene de 4 a 20 letras (sin acentos), cifras, puntos, guiones o guiones bajos.',
  'registration.fault.usernameTaken': 'Alguien tiene ya este usuario. Elige otro.',
  'registration.fault.email': 'Eso no parece un correo electrónico.',
  'registration.fault.emailTaken': 'Ya hay una cuenta con este correo. ¿Es tuya? Entonces, entra.',
  'registration.fault.password':
    'Escribe una contraseña. Nunca la guardamos, así que al recargar hay que repetirla.',
  'registration.fault.firstName': 'Dinos tu nombre, como en tu documento.',
  'registration.fault.lastName': 'Dinos tus apellidos, como en tu documento.',
  'registration.fault.birthDate': 'Ese día no está en el calendario. Revisa día, mes y año.',
  'registration.fault.age': 'Tienes que tener al menos {age} años para jugar.',
  'registration.fault.documentNumber':
    'El número de documento tiene de 5 a 20 letras, cifras y guiones. Nunca lo guardamos, así que al recargar hay que repetirlo.',
  'registration.fault.documentCheck':
    'El dígito o la letra de control de este número no es correcto. Escríbelo tal como figura en tu documento.',
  'registration.fault.documentTaken':
    'Ya hay una cuenta con este documento. ¿Es tuya? Entonces, entra.',
  'registration.fault.country': 'Elige un país de la lista.',
  'registration.fault.street': 'Dinos tu calle y número.',
  'registration.fault.postalCode': 'El código postal tiene de 3 a 10 letras y cifras.',
  'registration.fault.city': 'Dinos tu localidad.',
  'registration.fault.phone': 'Eso no parece un teléfono. Revisa también el prefijo.',
  'registration.fault.phoneTaken': 'Otra cuenta tiene ya este número.',
  'registration.fault.tooLong': 'Es demasiado largo para guardarlo.',
  'registration.fault.limit': 'Escribe una cantidad entera de 1 a 1.000.000, sin decimales.',
  'registration.fault.limitOrder': 'Es menos que el límite de un plazo más corto.',
  'registration.fault.terms': 'Sin los términos no puede haber cuenta.',
  'registration.fault.privacy': 'Necesitamos tu palabra de que sabes cómo se usan tus datos.',
  'registration.fault.outdated':
    'Esto ha cambiado mientras tanto. Léelo otra vez, por favor, y vuelve a marcarlo.',
  'registration.fault.refused': 'No se ha aceptado. Revísalo, por favor.',
  'registration.fault.network':
    'La conexión se cortó antes de la respuesta. No se pierde nada de lo escrito: envíalo otra vez cuando vuelvas a tener conexión. Nunca se abrirán dos cuentas.',
  'registration.welcome': 'Esta es tu casa, {name}',
  'registration.welcome.text':
    'Tu cuenta está abierta. Solo falta una cosa para poder retirar dinero: enséñanos tu documento de identidad. Basta una foto.',
  'registration.welcome.review':
    'Tenemos que comprobar tus datos antes de que puedas depositar o jugar. No tienes que hacer nada: te escribiremos cuando acabemos.',
  'registration.welcome.documents': 'Subir mi documento',
  'registration.welcome.limits': 'Ver mis límites',
  'registration.welcome.look': 'Echar un vistazo',

  'accessDenied.title': 'No podemos dejarte pasar',
  'accessDenied.text': 'Este sitio no está abierto para ti en este momento.',
  'accessDenied.place.title': 'No tenemos licencia donde estás',
  'accessDenied.place.text':
    'Por ley solo podemos recibir jugadores donde tenemos licencia. Si estás en otro lugar del que creemos, desactiva la VPN y vuelve.',
  'accessDenied.age.title': 'Solo para adultos',
  'accessDenied.age.text':
    'Para entrar tienes que haber cumplido 18 años. Lo dice la ley, y estamos de acuerdo.',
  'accessDenied.exclusion.title': 'Nos pediste que esta puerta siguiera cerrada',
  'accessDenied.exclusion.text':
    'Elegiste hacer una pausa en el juego y cumplimos nuestra palabra: mientras dure no puedes registrarte. Bien hecho por cuidarte.',
  'accessDenied.help': 'Habla con alguien',
  'accessDenied.help.text':
    'Si el juego te preocupa, por ti o por alguien cercano, hay ayuda gratuita, privada y abierta a todo el mundo.',
  'accessDenied.help.link': 'Ayuda gratuita con el juego',
  'accessDenied.mistake': '¿Es un error? Cuéntanoslo:',
};
