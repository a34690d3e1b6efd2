import type { messages as en } from '../en/promotion.ts';

export const messages: Record<keyof typeof en, string> = {
  'promotions.intro': 'Promociones actuales, con sus condiciones a la vista.',
  'promotions.categories': 'Tipos de promoción',
  'promotions.category.all': 'Todas',
  'promotions.category.casino': 'Casino',
  'promotions.category.live': 'Casino en vivo',
  'promotions.category.sports': 'Deportes',
  'promotions.category.club': 'Club',
  'promotions.until': 'Hasta el {date}',
  'promotions.from': 'Desde el {date}',
  'promotions.soon': 'Termina {when}, el {date}',
  'promotions.between': 'Del {start} al {end}',
  'promotions.joined': 'Te has unido',
  'promotions.open': 'Sin fecha de fin',
  'promotions.ended': 'Terminó el {date}',
  'promotions.none.title': 'Ahora mismo no hay promociones aquí',
  'promotions.none.text': 'Publicamos nuevas a menudo. Echa un vistazo a los otros tipos.',
  'promotions.empty.text': 'Publicamos nuevas a menudo. Vuelve pronto.',
  'promotions.unknown': 'Esa promoción ha terminado. Aquí tienes las actuales.',

  'promotion.optIn': 'Únete para participar. Nada empieza hasta que lo hagas.',
  'promotion.login': 'Inicia sesión y únete',
  'promotion.join': 'Unirme',
  'promotion.joined.now': 'Te has unido a «{promotion}».',
  'promotion.joined': 'Te uniste el {date}.',
  'promotion.wagering': '{staked} de {required} apostados',
  'promotion.wagering.done': '{required} apostados: lo que quedaba de tu bono ya es efectivo',
  'promotion.left': 'Has dejado esta promoción.',
  'promotion.leave': 'Dejar la promoción',
  'promotion.leave.ask':
    '¿Dejar la promoción? Perderás lo que te queda del bono y no podrás volver a unirte.',
  'promotion.leave.ask.unread':
    '¿Dejar la promoción? Si te ha dado un bono, perderás lo que quede de él y no podrás volver a unirte.',
  'promotion.leave.keep': 'Seguir en la promoción',
  'promotion.over': 'Esta promoción ha terminado.',
  'promotion.coming': 'Podrás unirte cuando empiece.',
  'promotion.unread': 'No hemos podido comprobar si te has unido.',
  'promotion.documents': 'Ir a mis documentos',
  'promotion.refused.excluded':
    'Estás en pausa, así que no puedes unirte a promociones hasta que termine.',
  'promotion.refused.blocked':
    'Tu cuenta está bloqueada, así que no puedes unirte. Atención al cliente te dirá el motivo.',
  'promotion.refused.documents':
    'Primero, verifica tu identidad: tu documento falta o ha caducado.',
  'promotion.refused.notStarted': 'Esta promoción aún no ha empezado.',
  'promotion.refused.used':
    'Dejaste esta promoción después de recibir su bono, así que no puedes volver a unirte.',
  'promotion.refused.offline':
    'Sin conexión: no se ha enviado nada. Inténtalo de nuevo cuando la recuperes.',
  'promotion.refused.unknown':
    'No hemos recibido respuesta, así que aún no sabemos si ha funcionado. Inténtalo de nuevo.',
  'promotion.refused.other': 'No ha funcionado. Inténtalo de nuevo en un momento.',
  'promotion.follow': 'Avisarme sobre esta promoción',
  'promotion.follow.failed':
    'No podemos confirmar que se haya guardado. Inténtalo de nuevo en un momento.',
  'promotion.onward': 'Continuar',
  'promotion.terms': 'Términos y condiciones',
  'promotion.all': 'Todas las promociones',
  'promotion.play': 'Juega solo con lo que puedas permitirte perder.',
  'share.button': 'Compartir',
  'share.copied': 'Enlace copiado.',
  'share.failed': 'No hemos podido copiar el enlace. Cópialo de la barra de direcciones.',
};
