import type { AreaMessages } from '../../text.ts';

export const messages: AreaMessages['session'] = {
  'session.end': 'Cerrar sesión',
  'userMenu.label': 'Tu cuenta, {name}',
  'userMenu.title': 'Tu cuenta',
  'userMenu.previous': 'Estuviste aquí por última vez el {time}',
  'userMenu.cash': 'Saldo',
  'userMenu.bonus': 'Bono',
  'userMenu.hide': 'Ocultar el saldo',
  'userMenu.balance.hidden': 'Saldo oculto',
  'userMenu.balance.failed': 'no disponible',
  'userMenu.page.home': 'Resumen',
  'userMenu.page.cashier': 'Caja',
  'userMenu.page.activity': 'Actividad',
  'userMenu.page.limits': 'Límites',
  'userMenu.page.information': 'Tus datos',
  'userMenu.page.documents': 'Documentos',
  'userMenu.page.security': 'Seguridad',
  'userMenu.page.preferences': 'Mensajes',
  'userMenu.everywhere': 'Cerrar sesión en todas partes',
  'bell.label': 'Avisos',
  'bell.unread': 'Avisos, {count, plural, one {# nuevo} other {# nuevos}}',
  'bell.new': 'Nuevo:',
  'bell.none': 'Nada por ahora. Lo que afecte a tu cuenta aparecerá aquí.',
  'bell.failed': 'Tus avisos no han llegado esta vez.',
  'login.inactivity.alertMessage':
    'Llevabas un rato sin actividad y hemos cerrado tu sesión. Todo sigue como lo dejaste: vuelve a entrar para continuar.',
  'session.security':
    'Tu sesión se ha cerrado, desde otro dispositivo o por tu seguridad. Si no has sido tú, entra y cambia tu contraseña.',
  'session.unreachable':
    'Tu cuenta no responde en este momento. Sigues dentro y lo volvemos a intentar.',
  'session.notEverywhere':
    'Has salido de este dispositivo. No hemos podido cerrar los demás: entra y vuelve a intentarlo.',
  'session.open.deposit':
    'Un depósito tuyo no tiene respuesta todavía. Abre la caja para saber qué ha pasado.',
  'session.open.withdrawal':
    'Una retirada tuya no tiene respuesta todavía. Abre la caja para saber qué ha pasado.',
  'session.open.limit':
    'Un cambio en tus límites no tiene respuesta todavía. Abre tus límites para saber qué ha pasado.',
  'session.open.break':
    'La pausa que pediste no tiene respuesta todavía. Abre tus límites para saber qué ha pasado.',
  'session.open.self-exclusion':
    'La autoexclusión que pediste no tiene respuesta todavía. Abre tus límites para saber qué ha pasado.',
  'session.notAcknowledged':
    'Has cerrado sesión en este dispositivo. Nuestro servidor todavía no lo ha confirmado; seguimos intentándolo.',
  'session.safeGambling':
    '{minutes, plural, one {Ha pasado otro minuto.} other {Han pasado otros # minutos.}} ¿Qué tal un descanso? Tus límites y tu juego están en tu cuenta.',
  'session.stay.title': '¿Sigues ahí?',
  'session.stay.text':
    'Hace un rato que no hay movimiento. Para proteger tu cuenta, la cerraremos en',
  'session.stay.seconds': '{seconds} s',
  'session.stay.stay': 'Seguir dentro',
  'session.slot.title': 'Tu partida, en cifras',
  'session.slot.intro': 'Tu última sesión de {game}:',
  'session.slot.time': 'Duración',
  'session.slot.stakes': 'Apuestas',
  'session.slot.wins': 'Premios',
  'session.slot.balance': 'Balance de la sesión',
  'session.slot.done': 'Entendido',
  'session.annual.title': '¿Siguen bien tus datos?',
  'session.annual.text':
    'Una vez al año la ley nos pide que lo comprobemos contigo. Tu cuenta está en pausa hasta entonces; es un minuto.',
  'session.annual.go': 'Revisarlos',
  'session.later': 'Más tarde',
  'session.identity.not-uploaded.title': 'Cuéntanos quién eres',
  'session.identity.not-uploaded.text':
    'Aún no tenemos tu documento de identidad. Basta con una foto.',
  'session.identity.expired.title': 'Tu documento ha caducado',
  'session.identity.expired.text':
    'El documento de identidad que tenemos ha caducado. Envíanos el nuevo.',
  'session.identity.upload': 'Subir documentación',
  'session.identity.cancel': 'Cancelar',
  'session.identity.help': 'Qué necesitamos y por qué',
  'session.identity.ways': '¿Prefieres hablar con alguien?',
  'session.identity.chat': 'Abrir el chat',
  'session.identity.call': 'Llamar al {phone}',
  'session.identity.mail': 'Escribir a {email}',
};
