import type { AreaMessages } from '../../text.ts';

export const messages: AreaMessages['push'] = {
  'push.question.title': '¿Te avisamos?',
  'push.question.text':
    'Podemos enviar un aviso a este dispositivo cuando haya novedades de lo que sigues. Tú eliges los temas y tus horas de silencio, y puedes dejarlo cuando quieras.',
  'push.question.then': 'Después del «Sí», tu navegador te lo preguntará una vez más.',
  'push.question.yes': 'Sí, en este dispositivo',
  'push.question.notNow': 'Ahora no',
  'push.question.never': 'No preguntar más',
  'push.here': 'Avisos en este dispositivo',
  'push.done': 'Listo',
  'push.settings': 'Temas y horas de silencio',
  'push.again': 'Volver a intentarlo',
  'push.look': 'Ya lo he cambiado',
  'push.turnOn': 'Activar',
  'push.turnOff': 'Desactivar',
  'push.devices': 'Ver tus dispositivos',

  'push.unknown.title': 'Un momento…',
  'push.unknown.text': 'Estamos mirando cómo está este dispositivo.',
  'push.off.title': 'Desactivados en este dispositivo',
  'push.off.text':
    'Aquí no llega ningún aviso. Al activarlos, puede que tu navegador te pregunte una vez.',
  'push.asking.title': 'Tu navegador te pregunta',
  'push.asking.text': 'Elige «Permitir» en su pregunta y nosotros hacemos el resto.',
  'push.on.title': 'Activados en este dispositivo',
  'push.on.text': 'Aquí llegan las novedades de lo que sigues, fuera de tus horas de silencio.',
  'push.closed.title': 'No mientras tu cuenta esté en pausa',
  'push.closed.text':
    'Durante una pausa, una autoexclusión o una revisión no te enviamos novedades. Lo importante de tu cuenta te llega por correo.',

  'push.denied.title': 'Tu navegador no nos deja',
  'push.denied.text': 'Los avisos de este sitio están bloqueados. Solo tú puedes cambiarlo:',
  'push.denied.chromium.1': 'Pulsa el símbolo a la izquierda de la dirección.',
  'push.denied.chromium.2': 'Pon «Notificaciones» en «Permitir».',
  'push.denied.android.1': 'Toca el símbolo a la izquierda de la dirección y luego «Permisos».',
  'push.denied.android.2':
    'Activa «Notificaciones». Si no se puede, permítelas para el navegador en los ajustes del teléfono.',
  'push.denied.firefox.1': 'Pulsa el símbolo a la izquierda de la dirección.',
  'push.denied.firefox.2': 'Junto a «Enviar notificaciones», quita «Bloqueado».',
  'push.denied.safari.1': 'Abre el menú de Safari, «Ajustes», «Sitios web», «Notificaciones».',
  'push.denied.safari.2': 'Elige «Permitir» para este sitio.',
  'push.denied.ios.1': 'Abre los ajustes de tu dispositivo y entra en «Notificaciones».',
  'push.denied.ios.2': 'Elige {site} y activa «Permitir notificaciones».',
  'push.denied.other.1': 'Abre los permisos de este sitio en los ajustes de tu navegador.',
  'push.denied.other.2': 'Permite sus notificaciones.',
  'push.denied.then': 'Después vuelve aquí.',

  'push.private.title': 'Tu navegador ha dicho que no por su cuenta',
  'push.private.text':
    'Las ventanas privadas lo hacen, y también un navegador ajustado para rechazar estas preguntas. Abre el sitio en una ventana normal o permite sus notificaciones en los ajustes.',
  'push.unsupported.title': 'Este navegador no puede',
  'push.unsupported.text':
    'No conoce los avisos de sitios web. Un Chrome, Edge, Firefox o Safari actual sí; en la campana encuentras igualmente todas tus novedades.',
  'push.ios-not-installed.title': 'Primero pon el sitio en tu pantalla de inicio',
  'push.ios-not-installed.text':
    'El iPhone y el iPad solo dejan pasar avisos de los sitios que están ahí:',
  'push.ios-not-installed.1': 'En Safari, toca el botón Compartir.',
  'push.ios-not-installed.2': 'Elige «Añadir a pantalla de inicio».',
  'push.ios-not-installed.3': 'Abre el sitio desde ahí, inicia sesión y vuelve a esta página.',

  'push.failed.offline.title': 'No hay conexión',
  'push.failed.offline.text': 'No ha cambiado nada. Vuelve a intentarlo cuando tengas conexión.',
  'push.failed.timeout.title': 'El servicio de avisos no responde',
  'push.failed.timeout.text':
    'Es el de tu propio navegador, y ha tardado más de diez segundos. Puede que una VPN o la red de una empresa se interponga.',
  'push.failed.limit.title': 'Tienes diez dispositivos',
  'push.failed.limit.text':
    'Son los que podemos guardar. Quita uno que ya no uses y vuelve a intentarlo.',
  'push.failed.refused.title': 'No ha funcionado',
  'push.failed.refused.text':
    'Tu navegador o su servicio de avisos lo ha rechazado. Algunos navegadores tienen los avisos desactivados en sus ajustes; si no es eso, prueba más tarde.',
};
