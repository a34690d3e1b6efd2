import { article, type HelpCategory } from './help-article.ts';

/** What players ask about their money. */
export const moneyTopics: readonly HelpCategory[] = [
  {
    key: 'payments',
    icon: 'card',
    title: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas' },
    articles: [
      article(
        'withdraw',
        [
          'When does my withdrawal arrive?',
          'We check it within two hours between 8:00 and 22:00. A wallet then takes minutes, a bank one to three working days. You can follow it under <a href="/account/activity">activity</a>.',
        ],
        [
          '¿Cuándo llega mi retirada?',
          'La revisamos en dos horas, de 8:00 a 22:00. Un monedero tarda minutos; un banco, de uno a tres días hábiles. Puedes seguirla en <a href="/account/activity">actividad</a>.',
        ],
      ),
      article(
        'deposit',
        [
          'How do I deposit?',
          'Open the <a href="/account/cashier">cashier</a>, choose a method and an amount. Cards, wallets and vouchers are there at once, a transfer takes one or two working days. Most methods cost nothing.',
          'The page about <a href="/payment-methods">payment methods</a> lists limits, fee and time of each.',
        ],
        [
          '¿Cómo deposito?',
          'Abre la <a href="/account/cashier">caja</a> y elige método e importe. Con tarjeta, monedero o vale llega al momento; una transferencia tarda uno o dos días hábiles. La mayoría de los métodos no tienen comisión.',
          'La página de <a href="/payment-methods">métodos de pago</a> indica los límites, la comisión y el plazo de cada uno.',
        ],
      ),
      article(
        'withdrawal-waits',
        [
          'Why is my withdrawal still waiting?',
          'Usually because we have no valid identity document of yours, or because the account you want to be paid to is not in your name. Your <a href="/account">account</a> says what is missing.',
        ],
        [
          '¿Por qué sigue pendiente mi retirada?',
          'Lo normal es que falte un documento de identidad en vigor, o que la cuenta de destino no esté a tu nombre. En <a href="/account">tu cuenta</a> verás qué falta.',
        ],
      ),
      article(
        'withdrawal-cancelled',
        [
          'Can I take a withdrawal back?',
          'No. Once asked for, the money is on its way out: we do not offer to play it instead.',
        ],
        [
          '¿Puedo anular una retirada?',
          'No. Una vez pedida, el dinero va de salida: no te proponemos jugarlo.',
        ],
      ),
      article(
        'deposit-failed',
        [
          'My deposit was refused',
          'Nothing was taken then. Ask your bank whether it allows payments to gambling sites: some leave that switched off until you say so. A <a href="/account/limits">deposit limit</a> of your own may be reached, too; the cashier says how much is left.',
        ],
        [
          'Mi depósito ha sido rechazado',
          'Entonces no se ha cobrado nada. Pregunta a tu banco si permite pagos a sitios de juego: algunos los tienen desactivados hasta que lo pidas. También puede que hayas alcanzado tu <a href="/account/limits">límite de depósito</a>; la caja dice cuánto queda.',
        ],
      ),
      article(
        'somebody-elses-card',
        [
          'Can I pay with somebody else’s card?',
          'No, not even with your partner’s. Every method has to be in your own name; what comes from others we send back.',
        ],
        [
          '¿Puedo pagar con la tarjeta de otra persona?',
          'No, ni siquiera con la de tu pareja. Todos los métodos deben estar a tu nombre; lo que llega de otros lo devolvemos.',
        ],
      ),
      article(
        'taxes',
        [
          'Do I pay taxes on what I win?',
          'That depends on where you live and how much it is in a year. Under <a href="/account/activity">activity</a> you can download everything as a table for your tax return. We may not advise you; your tax office does, free of charge.',
        ],
        [
          '¿Pago impuestos por lo que gano?',
          'Depende de dónde vivas y de cuánto sea en el año. En <a href="/account/activity">actividad</a> puedes descargarlo todo en una tabla para tu declaración. Nosotros no podemos asesorarte; la Agencia Tributaria sí, y gratis.',
        ],
      ),
    ],
  },
  {
    key: 'promotions',
    icon: 'gift',
    title: { en: 'Promotions', es: 'Promociones' },
    articles: [
      article(
        'take-part',
        [
          'How do I take part in a promotion?',
          'Open it under <a href="/promotions">promotions</a> and choose “take part”. Nothing starts by itself, and you can stop taking part in the same place.',
        ],
        [
          '¿Cómo participo en una promoción?',
          'Ábrela en <a href="/promotions">promociones</a> y pulsa «participar». Nada empieza solo, y puedes dejar de participar en el mismo sitio.',
        ],
      ),
      article(
        'wagering',
        [
          'What are wagering requirements?',
          'How often a bonus has to be staked before what it wins is yours to withdraw. Where there are any, the terms of the promotion say the number, the time you have and which games count. Your own money is never tied to them.',
        ],
        [
          '¿Qué son los requisitos de apuesta?',
          'Cuántas veces hay que jugar un bono antes de poder retirar lo que gana. Si los hay, las condiciones dicen el número, el plazo y qué juegos cuentan. Tu propio dinero nunca queda atado.',
        ],
      ),
      article(
        'free-spins-missing',
        [
          'Where are my free spins?',
          'They appear in the game itself within a few minutes, and wait there for seven days. If the game was open already, close and open it again.',
        ],
        [
          '¿Dónde están mis tiradas gratis?',
          'Aparecen en el propio juego en unos minutos y esperan allí siete días. Si ya lo tenías abierto, ciérralo y vuelve a abrirlo.',
        ],
      ),
      article(
        'no-more-offers',
        [
          'I want no more offers',
          'Switch off every channel under <a href="/account/preferences">notifications</a>. What your account needs, such as a withdrawal that was paid, still reaches you. During a break or a self-exclusion we never send offers.',
        ],
        [
          'No quiero más ofertas',
          'Desactiva los canales en <a href="/account/preferences">notificaciones</a>. Lo que tu cuenta necesita, como una retirada pagada, te seguirá llegando. En una pausa o autoexclusión nunca enviamos ofertas.',
        ],
      ),
    ],
  },
];
