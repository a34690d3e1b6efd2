import type { messages as en } from '../en/sign-in.ts';

export const messages: Record<keyof typeof en, string> = {
  'sign-in.title': 'Iniciar sesión',
  'sign-in.intro': 'Introduce tus datos para continuar.',
  'sign-in.ended': 'Tu sesión ha terminado. Vuelve a iniciar sesión para continuar.',
  'sign-in.open.deposit':
    'Tu depósito ({time}) aún no está confirmado. Inicia sesión para comprobarlo. Nunca se hace dos veces.',
  'sign-in.open.withdrawal':
    'Tu retirada ({time}) aún no está confirmada. Inicia sesión para comprobarla. Nunca se hace dos veces.',
  'sign-in.open.limit':
    'Tu nuevo límite ({time}) aún no está confirmado. Inicia sesión para comprobarlo.',
  'sign-in.open.break': 'Tu pausa ({time}) aún no está confirmada. Inicia sesión para comprobarla.',
  'sign-in.open.self-exclusion':
    'Tu autoexclusión ({time}) aún no está confirmada, pero es probable que haya empezado. Intenta iniciar sesión: si está en vigor, no podrás.',
  'sign-in.undone.deposit': 'Tu depósito ({time}) no se ha realizado. No se ha movido dinero.',
  'sign-in.undone.withdrawal': 'Tu retirada ({time}) no se ha realizado. No se ha movido dinero.',
  'sign-in.undone.limit': 'Tu límite ({time}) no ha cambiado.',
  'sign-in.undone.break': 'Tu pausa ({time}) no ha empezado.',
  'sign-in.undone.self-exclusion': 'Tu autoexclusión ({time}) no ha empezado.',
  'sign-in.username': 'Usuario o correo electrónico',
  'sign-in.username.missing': 'Introduce tu usuario o tu correo electrónico.',
  'sign-in.password': 'Contraseña',
  'sign-in.password.missing': 'Introduce tu contraseña.',
  'sign-in.forgotten': '¿Has olvidado la contraseña?',
  'sign-in.submit': 'Iniciar sesión',
  'sign-in.busy': 'Iniciando sesión…',
  'sign-in.passkey': 'Usar una llave de acceso',
  'sign-in.new': '¿Aún no tienes cuenta?',
  'sign-in.register': 'Regístrate',
  'sign-in.fault.login': 'El usuario o la contraseña no son correctos.',
  'sign-in.fault.tooMany':
    'Demasiados intentos. Los hemos bloqueado un momento para proteger tu cuenta.',
  'sign-in.fault.wait': 'Podrás volver a intentarlo en {clock}',
  'sign-in.fault.waited': 'Ya puedes volver a intentarlo.',
  'sign-in.fault.excluded':
    'Te autoexcluiste de forma indefinida, así que esta cuenta sigue cerrada.',
  'sign-in.fault.excludedUntil':
    'Nos pediste mantener esta cuenta cerrada hasta el {date}. Tu dinero está a salvo.',
  'sign-in.fault.network':
    'No hemos podido conectar con el servidor. Revisa tu conexión e inténtalo de nuevo; lo que has escrito sigue aquí.',
  'sign-in.fault.passkey': 'Ninguna cuenta usa esta llave de acceso. Usa tu contraseña.',
  'sign-in.fault.busy': 'Tenemos mucho tráfico ahora mismo. Inténtalo de nuevo en un momento.',
  'sign-in.fault.other': 'Ha habido un error por nuestra parte. Inténtalo de nuevo en un momento.',
  'sign-in.fault.site':
    'No se puede iniciar sesión en esta dirección por la configuración de nuestro sitio. Dinos qué dirección has usado.',
  'sign-in.fault.quote': 'Si sigue ocurriendo, escríbenos. Referencia: {id}',

  'proof.title': 'Confirma que eres tú',
  'proof.text': 'Antes de cambiar cómo se accede a tu cuenta, tenemos que comprobar que eres tú.',
  'proof.confirm': 'Confirmar',
  'proof.fault.password': 'La contraseña no es correcta.',
  'proof.fault.passkey':
    'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  'proof.fault.passkeyRefused':
    'No se ha aceptado esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.',

  'email.confirm.title': 'Confirma tu correo electrónico',
  'email.confirm.intro': 'Cuando la confirmes, te escribiremos a esta dirección.',
  'email.confirm.submit': 'Confirmar dirección',
  'email.confirm.done.title': 'Dirección confirmada',
  'email.confirm.done.text': 'A partir de ahora te escribiremos ahí.',
  'email.confirm.gone.title': 'Este enlace ya no funciona',
  'email.confirm.gone.text':
    'Vuelve a cambiar la dirección en tu cuenta y te enviaremos un enlace nuevo.',
  'email.confirm.taken': 'Otra cuenta ya usa esta dirección. Elige otra en tu cuenta.',
  'email.confirm.account': 'Ir a tu cuenta',

  'password.show': 'Mostrar la contraseña',
  'password.caps': 'Tienes activado el bloqueo de mayúsculas.',
  'password.new': 'Contraseña nueva',
  'password.advice':
    'Al menos {length} caracteres. Cuanto más larga, mejor: unas cuantas palabras sin relación son difíciles de adivinar y fáciles de recordar.',
  'password.strength.0': 'Demasiado fácil de adivinar',
  'password.strength.1': 'Buena',
  'password.strength.2': 'Segura',
  'password.fault.short': 'Usa al menos 10 caracteres.',
  'password.fault.long': 'Usa 128 caracteres como mucho.',
  'password.fault.personal': 'No incluyas tu usuario ni tu correo: es lo primero que se prueba.',
  'password.fault.easy':
    'Es demasiado fácil de adivinar. Añade una o dos palabras que no tengan que ver contigo.',
  'password.fault.refused': 'No se ha aceptado esta contraseña. Elige otra.',
  'password.forgotten.title': '¿Has olvidado tu contraseña?',
  'password.forgotten.intro':
    'Introduce tu correo electrónico y te enviaremos un enlace para elegir una nueva.',
  'password.forgotten.email': 'Correo electrónico de tu cuenta',
  'password.forgotten.invalid':
    'Introduce un correo electrónico válido, por ejemplo, nombre@example.com.',
  'password.forgotten.submit': 'Enviar enlace',
  'password.forgotten.sent.title': 'Revisa tu correo',
  'password.forgotten.sent.text':
    'Si {email} pertenece a una cuenta, le hemos enviado un enlace. Sirve una sola vez y caduca pronto. Mira también en el correo no deseado.',
  'password.forgotten.again': 'Probar otra dirección',
  'password.back': 'Volver al inicio de sesión',
  'password.reset.title': 'Elige una contraseña nueva',
  'password.reset.intro':
    'Se cerrará tu sesión en todos los dispositivos. Después inicia sesión con la contraseña nueva.',
  'password.reset.submit': 'Guardar contraseña',
  'password.reset.done.title': 'Contraseña cambiada',
  'password.reset.done.text':
    'Hemos cerrado tu sesión en todos los dispositivos. Inicia sesión con la contraseña nueva y comprueba que todas las llaves de acceso son tuyas.',
  'password.reset.gone.title': 'Este enlace ya no funciona',
  'password.reset.gone.text':
    'Cada enlace sirve una sola vez y caduca pronto. Pide uno nuevo y úsalo enseguida.',
  'password.reset.ask': 'Pedir otro enlace',

  'registration.title': 'Crea tu cuenta',
  'registration.intro': 'Son dos pasos cortos.',
  'registration.steps': 'Pasos del registro',
  'registration.step.account': 'Tu cuenta',
  'registration.step.details': 'Dirección y consentimientos',
  'registration.next': 'Continuar',
  'registration.back': 'Atrás',
  'registration.open': 'Crear cuenta',
  'registration.have': '¿Ya tienes cuenta?',
  'registration.choose': 'Elige…',
  'registration.username': 'Usuario',
  'registration.username.hint':
    'De 4 a 20 letras (sin tildes), cifras, puntos, guiones o guiones bajos.',
  'registration.free': 'Disponible',
  'registration.email': 'Correo electrónico',
  'registration.firstName': 'Nombre',
  'registration.lastName': 'Apellidos',
  'registration.birthDate': 'Fecha de nacimiento',
  'registration.birthDate.hint':
    'Día, mes y año, por ejemplo, 27 03 1998. Tienes que tener al menos {age} años.',
  'registration.documentNumber': 'Número del documento de identidad',
  'registration.documentNumber.hint':
    'El de tu DNI, NIE o pasaporte. La ley nos obliga a comprobarlo. No se guarda en este dispositivo.',
  'registration.otherDocument': 'Es un pasaporte o un documento de otro país.',
  'registration.country': 'País de residencia',
  'registration.country.hint': 'Países en los que tenemos licencia.',
  'registration.street': 'Calle y número',
  'registration.postalCode': 'Código postal',
  'registration.city': 'Localidad',
  'registration.phoneCountry': 'Prefijo',
  'registration.phone': 'Teléfono móvil',
  'registration.limits': 'Límites de depósito (opcional)',
  'registration.limits.text':
    'Los límites se aplican desde el primer día. Puedes bajarlos al instante; si los subes, el cambio se aplica tras un plazo de espera. Deja el campo vacío si no quieres fijar un límite.',
  'registration.limitDay': 'Al día',
  'registration.limitWeek': 'A la semana',
  'registration.limitMonth': 'Al mes',
  'registration.noLimit': 'sin límite',
  'registration.marketing': 'Ofertas y novedades (opcional)',
  'registration.marketing.text': '¿Quieres recibir promociones? Puedes cambiarlo cuando quieras.',
  'registration.byEmail': 'Por correo electrónico',
  'registration.bySms': 'Por SMS',
  'registration.byPush': 'Por avisos del navegador',
  'registration.agreements': 'Condiciones y privacidad',
  'registration.terms': 'He leído y acepto los términos y condiciones.',
  'registration.privacy': 'He leído cómo se usan mis datos.',
  'registration.read': 'Leer la versión {version}',
  'registration.draft.kept':
    'Lo que escribes se guarda en este dispositivo durante 7 días, excepto la contraseña y el número de documento.',
  'registration.draft.restored':
    'Hola de nuevo. Lo que escribiste sigue aquí. Vuelve a introducir la contraseña y el número de documento: no los guardamos en este dispositivo.',
  'registration.draft.offline':
    'No tienes conexión. Puedes seguir escribiendo: todo se guarda en este dispositivo, salvo la contraseña y el número de documento.',
  'registration.draft.forget': 'Borrar lo que he escrito',
  'registration.fault.username': 'Elige un nombre de usuario.',
  'registration.fault.usernameForm':
    'Usa de 4 a 20 letras (sin tildes), cifras, puntos, guiones o guiones bajos.',
  'registration.fault.usernameTaken': 'Este usuario ya está en uso. Elige otro.',
  'registration.fault.email':
    'Introduce un correo electrónico válido, por ejemplo, nombre@example.com.',
  'registration.fault.emailTaken':
    'Ya existe una cuenta con este correo. Si es tuya, inicia sesión.',
  'registration.fault.password': 'Introduce una contraseña.',
  'registration.fault.firstName': 'Introduce tu nombre tal como figura en tu documento.',
  'registration.fault.lastName': 'Introduce tus apellidos tal como figuran en tu documento.',
  'registration.fault.birthDate':
    'Introduce una fecha de nacimiento válida, por ejemplo, 27 03 1998.',
  'registration.fault.age': 'Tienes que tener al menos {age} años para jugar.',
  'registration.fault.documentNumber':
    'Introduce tu número de documento: de 5 a 20 letras, cifras o guiones.',
  'registration.fault.documentCheck':
    'El dígito o la letra de control de este número no es correcto. Escríbelo tal como figura en tu documento. Si es un pasaporte o es de otro país, marca la casilla de abajo.',
  'registration.fault.documentTaken':
    'Ya existe una cuenta con este documento. Si es tuya, inicia sesión.',
  'registration.fault.country': 'Elige un país de la lista.',
  'registration.fault.street': 'Introduce tu calle y número.',
  'registration.fault.postalCode': 'Introduce un código postal de 3 a 10 letras y cifras.',
  'registration.fault.city': 'Introduce tu localidad.',
  'registration.fault.phone': 'Introduce un teléfono válido y revisa el prefijo.',
  'registration.fault.phoneTaken': 'Otra cuenta ya usa este teléfono.',
  'registration.fault.tooLong': 'Es demasiado largo. Acórtalo, por favor.',
  'registration.fault.limit': 'Introduce un importe entero de 1 a 1.000.000, sin decimales.',
  'registration.fault.limitOrder': 'No puede ser inferior al límite de un periodo más corto.',
  'registration.fault.terms': 'Acepta los términos para crear tu cuenta.',
  'registration.fault.privacy': 'Confirma que lo has leído.',
  'registration.fault.outdated': 'Este texto ha cambiado. Léelo y vuelve a marcar la casilla.',
  'registration.fault.refused': 'No se ha aceptado. Revísalo, por favor.',
  'registration.fault.network':
    'Se ha perdido la conexión y no sabemos si tu cuenta se ha creado. Vuelve a enviar el formulario cuando tengas conexión. Nunca se crearán dos cuentas.',
  'registration.opened': 'Cuenta creada',
  'registration.welcome': 'Te damos la bienvenida, {name}',
  'registration.welcome.text':
    'Para poder retirar dinero, primero verifica tu identidad: basta una foto de tu documento.',
  'registration.welcome.review':
    'Tenemos que comprobar tus datos antes de que puedas depositar o jugar. No tienes que hacer nada: te escribiremos cuando acabemos.',
  'registration.welcome.back': 'Volver a donde estabas',
  'registration.welcome.documents': 'Subir un documento',
  'registration.welcome.limits': 'Ver mis límites',
  'registration.welcome.look': 'Echar un vistazo',

  'accessDenied.title': 'No puedes usar este sitio',
  'accessDenied.text': 'Este sitio no está disponible para ti en este momento.',
  'accessDenied.place.title': 'No tenemos licencia donde estás',
  'accessDenied.place.text':
    'Por ley solo podemos aceptar jugadores donde tenemos licencia. Si tu ubicación no es correcta, desactiva la VPN y vuelve.',
  'accessDenied.age.title': 'Solo para mayores de edad',
  'accessDenied.age.text': 'Por ley, debes tener la edad mínima para jugar.',
  'accessDenied.exclusion.title': 'Nos pediste bloquear tu acceso',
  'accessDenied.exclusion.text':
    'Te has autoexcluido. Mientras dure la autoexclusión, no puedes crear una cuenta.',
  'accessDenied.help': 'Habla con alguien',
  'accessDenied.help.text':
    'Si te preocupa tu forma de jugar o la de alguien cercano, hay ayuda gratuita y confidencial para todo el mundo.',
  'accessDenied.help.link': 'Ayuda gratuita para problemas de juego',
  'accessDenied.mistake': '¿Crees que es un error? Contacta con nosotros:',
};
