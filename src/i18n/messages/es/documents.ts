import type { documents as en } from '../en/documents.ts';

export const documents: Record<keyof typeof en, string> = {
  'player.documents.title': 'Documentos',
  'player.documents.intro': 'Los documentos que necesitamos y su estado.',
  'player.documents.list': 'Documentos enviados',
  'player.documents.none': 'Nada todavía. Los documentos que envíes aparecerán aquí con su estado.',
  'player.documents.kind.identification': 'Documento de identidad',
  'player.documents.kind.address': 'Justificante de domicilio',
  'player.documents.kind.payment': 'Método de pago',
  'player.documents.sent': 'Enviado el {date}, {size}',
  'player.documents.until': 'válido hasta el {date}',
  'player.documents.state.in-review': 'En revisión',
  'player.documents.state.accepted': 'Aceptado',
  'player.documents.state.refused': 'Rechazado',
  'player.documents.reason.unreadable': 'No hemos podido leerlo. Envía una imagen más nítida.',
  'player.documents.reason.wrong-document': 'Es otro tipo de documento.',
  'player.documents.reason.expired': 'Estaba caducado.',
  'player.documents.identity.missing.title': 'Aún necesitamos tu documento de identidad',
  'player.documents.identity.missing.text':
    'La ley nos obliga a verificar la identidad de cada jugador. Basta con una foto.',
  'player.documents.identity.in-review.title': 'Estamos comprobando tu documento',
  'player.documents.identity.in-review.text':
    'Suele tardar menos de un día. No tienes que hacer nada.',
  'player.documents.identity.refused.title': 'No hemos podido aceptar tu documento',
  'player.documents.identity.refused.text':
    'En la lista de abajo tienes el motivo. Envía otro documento.',
  'player.documents.identity.expired.title': 'Tu documento de identidad ha caducado',
  'player.documents.identity.expired.text': 'Envíanos tu documento nuevo.',
  'player.documents.identity.accepted.title': 'Tu identidad está verificada',
  'player.documents.identity.accepted.text': 'No tienes que hacer nada.',
  'player.documents.identity.accepted.until': 'Tu documento es válido hasta el {date}.',
  'player.upload.title': 'Enviar un documento',
  'player.upload.kind': '¿Qué tipo de documento es?',
  'player.upload.kind.identification.text':
    'DNI, pasaporte o permiso de conducir. Se tienen que ver las cuatro esquinas.',
  'player.upload.kind.address.text':
    'Una factura o carta de los últimos tres meses con tu nombre y dirección.',
  'player.upload.kind.payment.text':
    'Tu tarjeta con las cifras del medio tapadas o un extracto de la cuenta.',
  'player.upload.drop': 'Suelta el archivo aquí o',
  'player.upload.camera': 'Hacer una foto',
  'player.upload.choose': 'Elegir un archivo',
  'player.upload.rules':
    'JPEG, PNG o PDF, hasta 10 MB. Tu dispositivo lo comprueba antes de enviarlo.',
  'player.upload.checking': 'Comprobando el archivo…',
  'player.upload.preview': 'Tu documento tal como lo veremos',
  'player.upload.look': '¿Se ve todo nítido y completo?',
  'player.upload.send': 'Enviar documento',
  'player.upload.again': 'Reintentar',
  'player.upload.other': 'Elegir otro',
  'player.upload.progress': 'Progreso del envío',
  'player.upload.figures': '{sent} de {size} ({percent})',
  'player.upload.sending': 'Enviando…',
  'player.upload.waiting': 'Se ha perdido la conexión. El envío seguirá cuando vuelva.',
  'player.upload.paused': 'En pausa. Guardamos lo recibido durante una hora.',
  'player.upload.pause': 'Pausar',
  'player.upload.resume': 'Continuar',
  'player.upload.interrupted':
    'Tu envío se detuvo al {percent}: {kind}. Elige el mismo archivo para continuar. Por tu privacidad, este dispositivo no guarda copia.',
  'player.upload.forget': 'Descartar envío',
  'player.upload.done': 'Recibido: {kind}',
  'player.upload.done.text':
    'Solemos comprobarlo en menos de un día. Verás el resultado en tus avisos.',
  'player.upload.next': 'Enviar otro',
};
