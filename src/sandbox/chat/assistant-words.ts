const en = {
  hello: 'Hello! How can I help you today?',
  withdrawal:
    'Withdrawals go back to the way you paid in. We look at them within 24 hours; a card then takes one to three working days. You see where yours stands in the cashier, under Withdraw.',
  deposit:
    'Deposits are there at once. If one is missing, wait ten minutes and look at your activity: a payment that the bank refused was not taken from you.',
  documents:
    'Send us a photo of your identity document in your account, under Documents: both sides, all four corners in the picture. We usually look at it within a day.',
  password:
    'With “Forgotten your password?” on the login page you get a link that works for 30 minutes. After too many attempts we make you wait a little: that passes by itself.',
  bonus:
    'What you take part in, and what is left to play, is on the page of each promotion. Some need you to join before you deposit.',
  bet: 'Bets are settled as soon as the result is official, mostly within minutes. Yours are in the sportsbook under My bets. Which event is it about?',
  game: 'If a game stopped in the middle of a round, open it again: it goes on where it was, and no stake is lost. Every session’s statement is in your activity.',
  limits:
    'You set limits and breaks in your account, under Limits. A stricter one counts at once; a looser one only after a time to think it over.',
  harm: 'Thank you for telling us; that takes courage. You can take a break right now in your account, under Limits, and it holds at once. Free and confidential help: 900 200 225, at any hour. Shall I ask a colleague to stay with you here?',
  person: 'Of course. I have asked a colleague to join us here; that takes a few minutes.',
  thanks: 'You are welcome! Is there anything else?',
  unknown:
    'I want to get this right: could you tell me a little more? Or write “a person”, and a colleague takes over.',
};

export type Topic = keyof typeof en;

const es: Record<Topic, string> = {
  hello: '¡Hola! ¿En qué te puedo ayudar hoy?',
  withdrawal:
    'Las retiradas se pagan por el mismo medio con el que ingresaste. Las revisamos en un plazo de 24 horas; con tarjeta tardan después de uno a tres días laborables. En el cajero, en Retirar, puedes ver cómo va la tuya.',
  deposit:
    'Los ingresos llegan al momento. Si te falta uno, espera diez minutos y mira tu actividad: si el banco rechazó el pago, no se te ha cobrado.',
  documents:
    'Envíanos una foto de tu documento de identidad desde tu cuenta, en Documentos: las dos caras y las cuatro esquinas a la vista. Solemos revisarla en un día.',
  password:
    'Con «¿Has olvidado tu contraseña?», en la página de acceso, recibes un enlace que vale 30 minutos. Tras demasiados intentos te pedimos esperar un poco: se pasa solo.',
  bonus:
    'En la página de cada promoción ves en qué participas y qué te queda por jugar. En algunas hay que apuntarse antes de ingresar.',
  bet: 'Las apuestas se resuelven en cuanto el resultado es oficial, casi siempre en minutos. Las tuyas están en Mis apuestas. ¿De qué partido se trata?',
  game: 'Si un juego se paró a mitad de una ronda, ábrelo otra vez: sigue donde estaba y no se pierde nada. El extracto de cada sesión está en tu actividad.',
  limits:
    'Los límites y los descansos están en tu cuenta, en Límites. Uno más estricto vale al momento; uno más amplio, solo tras un tiempo para pensarlo.',
  harm: 'Gracias por contárnoslo; hace falta valor. Puedes tomarte un descanso ahora mismo en tu cuenta, en Límites, y vale al instante. Ayuda gratuita y confidencial: 900 200 225, a cualquier hora. ¿Quieres que pida a un compañero que se quede contigo aquí?',
  person: 'Por supuesto. He pedido a un compañero que venga; tarda unos minutos.',
  thanks: '¡De nada! ¿Te ayudo con algo más?',
  unknown:
    'Quiero entenderte bien: ¿me lo cuentas con un poco más de detalle? O escribe «una persona» y te atiende un compañero.',
};

export const answersIn = (language: string): Record<Topic, string> =>
  language.startsWith('es') ? es : en;
