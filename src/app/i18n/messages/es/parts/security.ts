import type { security as en } from '../../en/parts/security.ts';

export const security: Record<keyof typeof en, string> = {
  'player.security.title': 'Seguridad',
  'player.security.intro': 'Cómo inicias sesión y dónde la tienes abierta.',
  'player.security.previous': 'Tu inicio de sesión anterior: {time}.',
  'player.password.title': 'Contraseña',
  'player.password.text': 'Usa una contraseña que no uses en ningún otro sitio.',
  'player.password.change': 'Cambiar',
  'player.password.current': 'Contraseña actual',
  'player.password.others': 'Cerrar la sesión en mis otros dispositivos',
  'player.password.save': 'Guardar contraseña',
  'player.password.done': 'Tu nueva contraseña ya está activa.',
  'player.passkeys.title': 'Llaves de acceso',
  'player.passkeys.text':
    'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla. No hay nada que recordar ni contraseña que robar.',
  'player.passkeys.afterReset':
    'Tienes una contraseña nueva, pero cada una de estas llaves sigue abriendo tu cuenta. Quita las que no reconozcas.',
  'player.passkeys.none': 'Todavía no tienes ninguna llave de acceso.',
  'player.passkeys.unknown': 'Este navegador no admite llaves de acceso.',
  'player.passkeys.added': 'Añadida el {date}',
  'player.passkeys.used': 'usada por última vez el {date}',
  'player.passkeys.remove': 'Quitar',
  'player.passkeys.remove.question':
    '¿Quitar esta llave de acceso? Ya no podrás iniciar sesión con ella.',
  'player.passkeys.name': 'Nombre de la llave de acceso',
  'player.passkeys.name.hint': 'Para reconocerla después, por ejemplo, «Mi móvil».',
  'player.passkeys.name.default': 'Mi dispositivo',
  'player.passkeys.add': 'Añadir llave de acceso',
  'player.passkeys.done': 'Tu llave de acceso está lista.',
  'player.passkeys.closed':
    'No se ha creado ninguna llave de acceso. Puedes intentarlo cuando quieras.',
  'player.passkeys.known': 'Este dispositivo ya tiene una llave de acceso a tu cuenta.',
  'player.devices.title': 'Dónde tienes la sesión abierta',
  'player.devices.text': '¿No reconoces alguno? Cierra su sesión y cambia la contraseña.',
  'player.devices.current': 'Este dispositivo',
  'player.devices.since': 'Desde el {time}',
  'player.devices.seen': 'Visto por última vez el {time}',
  'player.devices.ended': 'Sesión cerrada: {name}',
  'player.devices.end': 'Cerrar sesión',
  'player.devices.end.question': '¿Cerrar la sesión de este dispositivo?',
  'player.devices.everywhere': 'Cerrar todas las sesiones',
  'player.devices.everywhere.question': 'También se cerrará tu sesión aquí. ¿Continuar?',
};
