import type { documents as en } from '../en/documents.ts';

export const documents: Record<keyof typeof en, string> = {
  'player.documents.title': 'Documentos',
  'player.documents.intro': 'Los papeles que tenemos que ver una vez y cómo van.',
  'player.documents.list': 'Lo que has enviado',
  'player.documents.none': 'Todavía nada. Lo que envíes aparecerá aquí, con su resultado.',
  'player.documents.kind.identification': 'Documento de identidad',
  'player.documents.kind.address': 'Justificante de domicilio',
  'player.documents.kind.payment': 'Medio de pago',
  'player.documents.sent': 'Enviado el {date}, {size}',
  'player.documents.until': 'válido hasta el {date}',
  'player.documents.state.in-review': 'En revisión',
  'player.documents.state.accepted': 'Aceptado',
  'player.documents.state.refused': 'Rechazado',
  'player.documents.reason.unreadable': 'No se podía leer. Envía una imagen más nítida.',
  'player.documents.reason.wrong-document': 'Era otro tipo de documento.',
  'player.documents.reason.expired': 'Estaba caducado.',
  'player.documents.identity.missing.title': 'Aún no hemos visto tu documento de identidad',
  'player.documents.identity.missing.text':
    'Envíalo una vez y listo: la ley nos pide saber quién juega.',
  'player.documents.identity.in-review.title': 'Estamos mirando tu documento',
  'player.documents.identity.in-review.text':
    'Suele tardar menos de un día. No tienes que hacer nada.',
  'player.documents.identity.refused.title': 'No hemos podido aceptar tu documento',
  'player.documents.identity.refused.text':
    'El motivo está en la lista de abajo. Envía otro, por favor.',
  'player.documents.identity.expired.title': 'Tu documento de identidad ha caducado',
  'player.documents.identity.expired.text': 'Envía el nuevo, por favor.',
  'player.documents.identity.accepted.title': 'Tu identidad está verificada',
  'player.documents.identity.accepted.text': 'No tienes que hacer nada.',
  'player.documents.identity.accepted.until': 'Tu documento es válido hasta el {date}.',
  'player.upload.title': 'Enviar un documento',
  'player.upload.kind': '¿Qué es?',
  'player.upload.kind.identification.text':
    'DNI, pasaporte o permiso de conducir, con las cuatro esquinas a la vista.',
  'player.upload.kind.address.text':
    'Una factura o carta de los últimos tres meses con tu nombre y dirección.',
  'player.upload.kind.payment.text':
    'Tu tarjeta con las cifras del medio tapadas, o un extracto de la cuenta.',
  'player.upload.drop': 'Suelta el archivo aquí o',
  'player.upload.camera': 'Hacer una foto',
  'player.upload.choose': 'Elegir un archivo',
  'player.upload.rules':
    'JPEG, PNG o PDF, de 10 MB como mucho. Primero lo revisamos en tu dispositivo.',
  'player.upload.checking': 'Revisando el archivo…',
  'player.upload.preview': 'Tu documento tal como lo veremos',
  'player.upload.look': '¿Se ve todo nítido y entero?',
  'player.upload.send': 'Enviar',
  'player.upload.again': 'Intentarlo otra vez',
  'player.upload.other': 'Elegir otro',
  'player.upload.progress': 'Documento enviado',
  'player.upload.figures': '{sent} de {size} ({percent})',
  'player.upload.sending': 'Enviando…',
  'player.upload.waiting': 'Se ha perdido la conexión. Seguirá solo en cuanto vuelva.',
  'player.upload.paused': 'En pausa. Lo que ha llegado se guarda una hora.',
  'player.upload.pause': 'Pausar',
  'player.upload.resume': 'Continuar',
  'player.upload.interrupted':
    'Un envío se cortó al {percent}: {kind}. Elige otra vez el mismo archivo y seguirá desde ahí; por tu privacidad, este dispositivo no guardó copia.',
  'player.upload.forget': 'Descartarlo',
  'player.upload.done': 'Lo tenemos: {kind}',
  'player.upload.done.text':
    'Solemos revisarlo en menos de un día y te avisamos en tus notificaciones.',
  'player.upload.next': 'Enviar otro',
};
