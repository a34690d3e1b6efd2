import type { statement as en } from '../en/statement.ts';

export const statement: Record<keyof typeof en, string> = {
  'activity.statement.signed': 'Extracto firmado con cada jugada',
  'statement.title': 'Extracto',
  'statement.intro':
    'Cómo quedó una sesión en un juego, con la firma del operador. Tu dispositivo ha comprobado la firma y ha vuelto a contar.',
  'statement.verified': 'Comprobado',
  'statement.verified.text':
    'La firma es del operador, nada se ha cambiado desde entonces, y lo apostado, lo ganado, las jugadas y los saldos cuadran.',
  'statement.notVerified': 'Sin comprobar',
  'statement.notSigned':
    'La firma no corresponde a este extracto: no te fíes de él y avisa a nuestra ayuda.',
  'statement.fault.stakes': 'Lo apostado en las jugadas no suma el total.',
  'statement.fault.wins': 'Lo ganado en las jugadas no suma el total.',
  'statement.fault.rounds': 'No hay tantas jugadas como dice.',
  'statement.fault.balance': 'El saldo de antes y el de después no cuadran con lo jugado.',
  'statement.fault.seed': 'La semilla no es aquella cuya huella se mostró antes de jugar.',
  'statement.missing.title': 'Aquí no hay ningún extracto',
  'statement.missing.text':
    'No tienes esa sesión, o todavía está en marcha. El extracto aparece cuando la sesión termina.',
  'statement.reason': 'Cómo terminó',
  'statement.reason.left': 'Saliste del juego',
  'statement.reason.time': 'Se acabó el tiempo que pusiste',
  'statement.reason.loss': 'Llegaste al límite de pérdida que pusiste',
  'statement.reason.inactive': 'Ya no jugaba nadie',
  'statement.reason.signed-out': 'Saliste de tu cuenta',
  'statement.reason.taken-over': 'Terminada desde otra pestaña u otro dispositivo',
  'statement.reason.excluded': 'Tu cuenta descansa del juego',
  'statement.other': 'Otros movimientos mientras tanto',
  'statement.account': 'Cuenta',
  'statement.issuer': 'Emitido por',
  'statement.save.jws': 'Guardar firmado',
  'statement.save.json': 'Guardar los datos',
  'statement.rounds': 'Jugadas: {count}',
  'statement.rounds.many':
    'Tantas jugadas no se enumeran una a una. El extracto lleva su huella, para que ninguna se pueda cambiar.',
  'statement.rounds.none': 'No se jugó ninguna jugada.',
  'statement.round': 'Jugada',
  'statement.at': 'Hora',
  'statement.stake': 'Apuesta',
  'statement.win': 'Premio',
};
