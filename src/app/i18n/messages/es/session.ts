import type { AreaMessages } from '../../text.ts';

export const messages: AreaMessages['session'] = {
  'session.end': 'Cerrar sesión',
  'userMenu.label': 'Tu cuenta, {name}',
  'userMenu.title': 'Tu cuenta',
  'userMenu.previous': 'Último inicio de sesión: {time}',
  'userMenu.balance': 'Saldo',
  'userMenu.cash': 'Efectivo',
  'userMenu.bonus': 'Bono',
  'userMenu.hide': 'Ocultar el saldo',
  'userMenu.balance.hidden': 'Saldo oculto',
  'userMenu.balance.failed': 'no disponible',
  'break.title': 'Estás en pausa',
  'break.until': 'No puedes depositar, apostar ni jugar hasta el {date}.',
  'break.text': 'No puedes depositar, apostar ni jugar hasta que termine tu pausa.',
  'break.withdraw': 'Retirar',
  'break.bets': 'Tus apuestas',
  'break.activity': 'Tu actividad',
  'break.help': 'Ayuda',
  'userMenu.page.home': 'Resumen',
  'userMenu.page.cashier': 'Caja',
  'userMenu.page.activity': 'Actividad',
  'userMenu.page.limits': 'Límites',
  'userMenu.break': 'Hacer una pausa',
  'userMenu.onBreak': 'Tu pausa',
  'userMenu.deposit': 'Depositar',
  'userMenu.page.information': 'Datos personales',
  'userMenu.page.documents': 'Documentos',
  'userMenu.page.security': 'Seguridad',
  'userMenu.page.preferences': 'Avisos',
  'userMenu.everywhere': 'Cerrar todas las sesiones',
  'bell.label': 'Avisos',
  'bell.unread': 'Avisos, {count, plural, one {# nuevo} other {# nuevos}}',
  'bell.new': 'Nuevo:',
  'bell.none': 'Aún no tienes avisos. Aquí verás las novedades de tu cuenta.',
  'bell.failed': 'No hemos podido cargar tus avisos.',
  'login.inactivity.alertMessage':
    'Hemos cerrado tu sesión por inactividad. Inicia sesión de nuevo para seguir donde lo dejaste.',
  'session.security':
    'Tu sesión se ha cerrado desde otro dispositivo o por tu seguridad. Si no has sido tú, inicia sesión y cambia la contraseña.',
  'session.unreachable':
    'No podemos acceder a tu cuenta en este momento. Tu sesión sigue abierta y lo seguimos intentando.',
  'session.everywhere': 'Hemos cerrado tu sesión en todos tus dispositivos.',
  'session.notEverywhere':
    'Hemos cerrado tu sesión aquí. No podemos confirmar tus otros dispositivos: inicia sesión y compruébalos.',
  'session.open.deposit':
    'Aún no podemos confirmar uno de tus depósitos. Abre la caja para comprobarlo.',
  'session.open.withdrawal':
    'Aún no podemos confirmar una de tus retiradas. Abre la caja para comprobarlo.',
  'session.open.limit':
    'Aún no podemos confirmar un cambio en tus límites. Abre tus límites para comprobarlo.',
  'session.open.break': 'Aún no podemos confirmar tu pausa. Abre tus límites para comprobarlo.',
  'session.open.self-exclusion':
    'Aún no podemos confirmar tu autoexclusión. Abre tus límites para comprobarlo.',
  'session.notAcknowledged':
    'Has cerrado sesión en este dispositivo. Nuestro servidor todavía no lo ha confirmado; seguimos intentándolo.',
  'session.safeGambling':
    '{minutes, plural, one {Llevas otro minuto con la sesión iniciada.} other {Llevas otros # minutos con la sesión iniciada.}} ¿Qué tal una pausa? Tus límites y tu actividad están en tu cuenta.',
  'session.stay.title': '¿Sigues ahí?',
  'session.stay.text':
    'Llevas un rato sin hacer nada. Para proteger tu cuenta, cerraremos tu sesión en',
  'session.stay.seconds': '{seconds} s',
  'session.stay.stay': 'Mantener la sesión',
  'session.slot.title': 'Tu sesión, en cifras',
  'session.slot.intro': 'Tu última sesión de {game}:',
  'session.slot.time': 'Duración',
  'session.slot.stakes': 'Apuestas',
  'session.slot.wins': 'Ganancias',
  'session.slot.balance': 'Resultado de la sesión',
  'session.slot.done': 'Entendido',
  'session.annual.title': '¿Tus datos siguen siendo correctos?',
  'session.annual.text':
    'La ley nos obliga a comprobar tus datos contigo una vez al año. Tu cuenta está en espera hasta que los confirmes. Es solo un minuto.',
  'session.annual.go': 'Revisar mis datos',
  'session.later': 'Más tarde',
  'session.identity.not-uploaded.title': 'Verifica tu identidad',
  'session.identity.not-uploaded.text':
    'Aún no tenemos tu documento de identidad. Basta con una foto.',
  'session.identity.expired.title': 'Tu documento ha caducado',
  'session.identity.expired.text':
    'El documento de identidad que tenemos ha caducado. Envíanos el nuevo.',
  'session.identity.upload': 'Subir un documento',
  'session.identity.cancel': 'Cancelar',
  'session.identity.help': 'Qué necesitamos y por qué',
  'session.identity.ways': '¿Prefieres hablar con alguien?',
  'session.identity.chat': 'Abrir el chat',
  'session.identity.call': 'Llamar al {phone}',
  'session.identity.mail': 'Escribir a {email}',
};
