import { article, type HelpCategory } from './help-article.ts';

/** What players ask about themselves and their money. */
export const accountTopics: readonly HelpCategory[] = [
  {
    key: 'documentation',
    icon: 'file',
    title: { en: 'Identity documents', es: 'Documentos de identidad' },
    articles: [
      article(
        'which-documents',
        [
          'Which documents can I send?',
          'An identity card (both sides), a passport or a residence permit, as JPG, PNG or PDF of up to 10 MB.',
        ],
        [
          '¿Qué documentos puedo enviar?',
          'DNI por ambas caras, pasaporte o permiso de residencia, en JPG, PNG o PDF de hasta 10 MB.',
        ],
      ),
      article(
        'how-long-checks-take',
        [
          'How long does the check take?',
          'Usually less than a day. You can deposit and play meanwhile; withdrawals wait for it.',
        ],
        [
          '¿Cuánto tarda la revisión?',
          'Normalmente menos de un día. Mientras tanto puedes depositar y jugar; las retiradas esperan.',
        ],
      ),
      article(
        'document-expired',
        [
          'My document has expired',
          'Send the new one under documentation in your account. Nothing else changes.',
        ],
        [
          'Mi documento ha caducado',
          'Envía el nuevo en el apartado de documentación de tu cuenta. Nada más cambia.',
        ],
      ),
    ],
  },
  {
    key: 'account',
    icon: 'user',
    title: { en: 'Your account', es: 'Tu cuenta' },
    articles: [
      article(
        'open-an-account',
        [
          'How do I open an account?',
          'Choose register, fill in three short steps and confirm your e-mail. You have to be 18 or over.',
        ],
        [
          '¿Cómo abro una cuenta?',
          'Pulsa registro, completa tres pasos breves y confirma tu correo. Debes tener 18 años o más.',
        ],
      ),
      article(
        'forgotten-password',
        [
          'I have forgotten my password',
          'Choose "forgotten password" where you log in. The link that we send works once, for an hour.',
        ],
        [
          'He olvidado mi contraseña',
          'Pulsa «he olvidado la contraseña» al entrar. El enlace que enviamos vale una vez, durante una hora.',
        ],
      ),
      article(
        'close-my-account',
        [
          'How do I close my account?',
          'Under safe gambling, in two taps. We pay out what is left and send you no advertising.',
        ],
        [
          '¿Cómo cierro mi cuenta?',
          'En juego seguro, con dos toques. Te pagamos el saldo y no te enviamos publicidad.',
        ],
      ),
    ],
  },
  {
    key: 'payments',
    icon: 'card',
    title: { en: 'Paying in and out', es: 'Pagos y retiradas' },
    articles: [
      article(
        'deposit',
        [
          'How do I deposit?',
          'By card, wallet, bank transfer, voucher or in a shop. From 5 €, without a fee. The <a href="/payment-methods">methods</a> page lists times and limits.',
        ],
        [
          '¿Cómo deposito?',
          'Con tarjeta, monedero, transferencia, vale o en un local. Desde 5 €, sin comisión. La página de <a href="/payment-methods">métodos</a> indica plazos y límites.',
        ],
      ),
      article(
        'withdraw',
        [
          'When does my withdrawal arrive?',
          'We check it within two hours between 8:00 and 22:00. A wallet then takes minutes, a bank one to three working days.',
        ],
        [
          '¿Cuándo llega mi retirada?',
          'La revisamos en dos horas, de 8:00 a 22:00. Un monedero tarda minutos; un banco, de uno a tres días hábiles.',
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
    ],
  },
];
