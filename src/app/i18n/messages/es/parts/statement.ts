import type { statement as en } from '../../en/parts/statement.ts';

export const statement: Record<keyof typeof en, string> = {
  'activity.statement.signed': 'Extracto firmado con cada jugada',
  'statement.title': 'Extracto',
  'statement.intro':
    'Una sesión de juego, firmada por nosotros. Tu dispositivo ha comprobado la firma y las cifras.',
  'statement.verified': 'Verificado',
  'statement.verified.text':
    'La firma es nuestra, no se ha cambiado nada, y apuestas, ganancias, jugadas y saldos cuadran.',
  'statement.notVerified': 'No verificado',
  'statement.notSigned':
    'La firma no corresponde a este extracto. No te fíes de él y contacta con Atención al cliente.',
  'statement.fault.stakes': 'Las apuestas de las jugadas no suman el total.',
  'statement.fault.wins': 'Las ganancias de las jugadas no suman el total.',
  'statement.fault.rounds': 'El número de jugadas no coincide con el total.',
  'statement.fault.balance': 'Los saldos anterior y posterior no cuadran con las jugadas.',
  'statement.fault.hash': 'Las jugadas no coinciden con su huella en el extracto.',
  'statement.fault.unread':
    'No hemos podido cargar las jugadas, así que no están comprobadas. Recarga la página para intentarlo de nuevo.',
  'statement.fault.seed': 'La semilla no coincide con la huella mostrada antes de jugar.',
  'statement.missing.title': 'No hay ningún extracto',
  'statement.missing.text':
    'Esa sesión no está en tu cuenta o sigue abierta. El extracto aparece cuando termina la sesión.',
  'statement.reason': 'Cómo terminó',
  'statement.reason.left': 'Saliste del juego',
  'statement.reason.time': 'Se acabó el tiempo que fijaste',
  'statement.reason.loss': 'Llegaste al límite de pérdidas que fijaste',
  'statement.reason.inactive': 'Terminó por inactividad',
  'statement.reason.signed-out': 'Cerraste la sesión de tu cuenta',
  'statement.reason.taken-over': 'Terminó desde otra pestaña u otro dispositivo',
  'statement.reason.excluded': 'Empezó una pausa o autoexclusión',
  'statement.other': 'Otros movimientos mientras tanto',
  'statement.account': 'Cuenta',
  'statement.issuer': 'Emitido por',
  'statement.save.jws': 'Guardar con firma',
  'statement.save.json': 'Guardar datos (JSON)',
  'statement.rounds': 'Jugadas: {count}',
  'statement.rounds.many':
    'Hay demasiadas jugadas para mostrarlas aquí. Guarda los datos (JSON) del extracto para verlas todas. El extracto contiene su huella, así que cualquier cambio se notaría.',
  'statement.rounds.none': 'No hubo ninguna jugada.',
  'statement.round': 'Jugada',
  'statement.at': 'Hora',
  'statement.stake': 'Apuesta',
  'statement.win': 'Ganancia',
};
