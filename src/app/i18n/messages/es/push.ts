import type { AreaMessages } from '../../text.ts';

export const messages: AreaMessages['push'] = {
  'push.question.title': '¿Quieres que te avisemos?',
  'push.question.text':
    'Podemos enviarte avisos a este dispositivo sobre lo que sigues. Tú eliges los temas y el horario de no molestar, y puedes desactivarlos cuando quieras.',
  'push.question.then': 'Después de «Sí», tu navegador te lo preguntará una vez más.',
  'push.question.yes': 'Sí, en este dispositivo',
  'push.question.notNow': 'Ahora no',
  'push.question.never': 'No preguntar más',
  'push.here': 'Avisos en este dispositivo',
  'push.done': 'Listo',
  'push.settings': 'Temas y horario',
  'push.again': 'Reintentar',
  'push.look': 'Ya lo he cambiado',
  'push.turnOn': 'Activar',
  'push.turnOff': 'Desactivar',
  'push.devices': 'Ver tus dispositivos',

  'push.unknown.title': 'Un momento…',
  'push.unknown.text': 'Estamos comprobando los ajustes de este dispositivo.',
  'push.off.title': 'Desactivados en este dispositivo',
  'push.off.text':
    'Aquí no recibes ningún aviso. Al activarlos, tu navegador te preguntará una vez más.',
  'push.asking.title': 'Tu navegador te pregunta',
  'push.asking.text': 'Elige «Permitir» y nosotros hacemos el resto.',
  'push.on.title': 'Activados en este dispositivo',
  'push.on.text': 'Aquí recibes novedades de lo que sigues, fuera de tu horario de no molestar.',
  'push.closed.title': 'Desactivados mientras tu cuenta esté en espera',
  'push.closed.text':
    'Durante una pausa, una autoexclusión o una revisión no te enviamos novedades. Lo que tu cuenta necesite te lo enviamos por correo.',

  'push.denied.title': 'Tu navegador está bloqueando los avisos',
  'push.denied.text': 'Solo tú puedes cambiarlo:',
  'push.denied.chromium.1': 'Pulsa el icono a la izquierda de la dirección.',
  'push.denied.chromium.2': 'Pon «Notificaciones» en «Permitir».',
  'push.denied.android.1': 'Toca el icono a la izquierda de la dirección y luego «Permisos».',
  'push.denied.android.2':
    'Activa «Notificaciones». Si no puedes, permítelas para el navegador en los ajustes del móvil.',
  'push.denied.firefox.1': 'Pulsa el icono a la izquierda de la dirección.',
  'push.denied.firefox.2': 'Junto a «Enviar notificaciones», quita «Bloqueado».',
  'push.denied.safari.1': 'Abre el menú de Safari, «Ajustes», «Sitios web», «Notificaciones».',
  'push.denied.safari.2': 'Elige «Permitir» para este sitio.',
  'push.denied.ios.1': 'Abre los ajustes de tu dispositivo y entra en «Notificaciones».',
  'push.denied.ios.2': 'Elige {site} y activa «Permitir notificaciones».',
  'push.denied.other.1': 'Abre los permisos de este sitio en los ajustes de tu navegador.',
  'push.denied.other.2': 'Permite sus notificaciones.',
  'push.denied.then': 'Después vuelve aquí.',

  'push.private.title': 'Tu navegador lo ha rechazado sin preguntar',
  'push.private.text':
    'Ocurre en las ventanas privadas y en los navegadores configurados para rechazar estas preguntas. Abre el sitio en una ventana normal o permite sus notificaciones en los ajustes.',
  'push.absent.title': 'Los avisos no están disponibles',
  'push.absent.text': 'Este sitio no envía avisos al navegador. No tienes que hacer nada.',
  'push.unsupported.title': 'Este navegador no admite avisos',
  'push.unsupported.text':
    'Prueba con una versión actual de Chrome, Edge, Firefox o Safari. También tienes todas tus novedades en la campana.',
  'push.ios-not-installed.title': 'Primero añade el sitio a tu pantalla de inicio',
  'push.ios-not-installed.text':
    'En el iPhone y el iPad, solo los sitios de la pantalla de inicio pueden enviar avisos:',
  'push.ios-not-installed.1': 'En Safari, toca el botón Compartir.',
  'push.ios-not-installed.2': 'Elige «Añadir a pantalla de inicio».',
  'push.ios-not-installed.3': 'Abre el sitio desde ahí, inicia sesión y vuelve a esta página.',

  'push.failed.offline.title': 'No tienes conexión',
  'push.failed.offline.text':
    'No ha cambiado nada. Inténtalo de nuevo cuando recuperes la conexión.',
  'push.failed.timeout.title': 'El servicio de avisos no responde',
  'push.failed.timeout.text':
    'El servicio de tu navegador ha tardado más de diez segundos. Puede que lo bloquee una VPN o la red de una empresa.',
  'push.failed.unknown.title': 'Aún no podemos confirmarlo',
  'push.failed.unknown.text':
    'No hemos recibido respuesta, así que aún no sabemos si los avisos están activados en este dispositivo. Inténtalo de nuevo.',
  'push.failed.limit.title': 'Ya tienes diez dispositivos',
  'push.failed.limit.text': 'Es el máximo. Quita uno que ya no uses e inténtalo de nuevo.',
  'push.failed.refused.title': 'No ha funcionado',
  'push.failed.refused.text':
    'Tu navegador o su servicio de avisos lo ha rechazado. Algunos navegadores tienen los avisos desactivados en sus ajustes. Si no es eso, inténtalo más tarde.',
};
