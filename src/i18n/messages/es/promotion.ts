import type { messages as en } from '../en/promotion.ts';

export const messages: Record<keyof typeof en, string> = {
  'promotion.optIn': 'Tú decides si participas: nada empieza solo.',
  'promotion.login': 'Entra para participar',
  'promotion.join': 'Participar',
  'promotion.joined': 'Participas desde el {date}.',
  'promotion.leave': 'Dejar de participar',
  'promotion.over': 'Esta promoción ha terminado.',
  'promotion.coming': 'Podrás participar cuando empiece.',
  'promotion.unread': 'No hemos podido comprobar si participas.',
  'promotion.documents': 'Ir a mis documentos',
  'promotion.refused.excluded': 'Estás en una pausa de juego, y las promociones esperan contigo.',
  'promotion.refused.blocked':
    'Tu cuenta está bloqueada ahora y no puede participar. Atención al cliente puede decirte por qué.',
  'promotion.refused.documents':
    'Antes, muéstranos quién eres: falta tu documento de identidad o ha caducado.',
  'promotion.refused.notStarted': 'Esta promoción aún no ha empezado.',
  'promotion.refused.offline':
    'Sin conexión: no se ha enviado nada. Prueba otra vez cuando vuelvas a tenerla.',
  'promotion.refused.other': 'No ha funcionado. Prueba otra vez en un momento.',
  'promotion.follow': 'Avísame sobre esta promoción',
  'promotion.follow.failed': 'No se ha guardado. Prueba otra vez en un momento.',
  'promotion.terms': 'Términos y condiciones',
  'promotion.all': 'Todas las promociones',
  'promotion.play': 'Juega solo con lo que puedas permitirte perder. +18.',
  'share.button': 'Compartir',
  'share.copied': 'El enlace está copiado.',
  'share.failed': 'No se ha podido copiar el enlace: cópialo de la barra de direcciones.',
};
