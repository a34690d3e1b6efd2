import { article, type HelpCategory } from './help-article.ts';

/** What players ask about themselves: their account, who they are, who else might get in. */
export const accountTopics: readonly HelpCategory[] = [
  {
    key: 'account',
    icon: 'user',
    title: { en: 'Your account', es: 'Tu cuenta' },
    articles: [
      article(
        'open-an-account',
        [
          'How do I create an account?',
          'Choose <a href="/register">Sign up</a>, complete three short steps and confirm your email address. You must be 18 or over and live in a country where we are licensed.',
          'What you enter stays on your device for a week, so you can stop and finish later.',
        ],
        [
          '¿Cómo creo una cuenta?',
          'Pulsa <a href="/register">Regístrate</a>, completa tres pasos breves y confirma tu correo. Debes tener 18 años o más y vivir en un país donde tengamos licencia.',
          'Lo que escribes se guarda una semana en tu dispositivo: puedes parar a medias y seguir después.',
        ],
      ),
      article(
        'change-my-data',
        [
          'How do I change my address, phone or email?',
          'Under <a href="/account/information">personal data</a> in your account. We also notify your old email address, so nobody can change it without your knowledge.',
          'Name, date of birth and document number come from your identity document, so only we can change them. Contact us when you have a new document.',
        ],
        [
          '¿Cómo cambio mi dirección, teléfono o correo?',
          'En <a href="/account/information">datos personales</a> de tu cuenta. También avisamos al correo antiguo, para que nadie lo cambie sin que lo sepas.',
          'El nombre, la fecha de nacimiento y el número de documento vienen de tu documento de identidad y solo podemos cambiarlos nosotros. Contacta con nosotros cuando tengas un documento nuevo.',
        ],
      ),
      article(
        'annual-confirmation',
        [
          'Why do you ask me to confirm my details every year?',
          'The law requires us to check your address and contact details. If nothing has changed, it takes one tap. Until you confirm them you cannot deposit or play, but you can still withdraw.',
        ],
        [
          '¿Por qué tengo que confirmar mis datos cada año?',
          'La ley nos obliga a comprobar tu dirección y tus datos de contacto. Si no han cambiado, basta un toque. Hasta que los confirmes no puedes depositar ni jugar, pero sí retirar.',
        ],
      ),
      article(
        'second-account',
        [
          'Can I have a second account?',
          'No, only one account per person: otherwise limits and breaks would not work. If you already have one, we can help you log in again.',
        ],
        [
          '¿Puedo tener otra cuenta?',
          'No, solo se permite una por persona: si no, los límites y las pausas no servirían de nada. Si ya tienes una, te ayudamos a recuperar el acceso.',
        ],
      ),
      article(
        'close-my-account',
        [
          'How do I close my account?',
          'Withdraw your balance, then contact us. We close your account the same day, pay any pending withdrawals and send you no more marketing.',
          'If you want to stop because playing has become too much, choose <a href="/account/limits">self-exclusion</a> instead: nobody can undo it early.',
        ],
        [
          '¿Cómo cierro mi cuenta?',
          'Retira el saldo y escríbenos. La cerramos el mismo día, te pagamos lo que quede en camino y no te enviamos publicidad.',
          'Si quieres parar porque el juego se te ha hecho grande, elige mejor la <a href="/account/limits">autoexclusión</a>: no se deshace con una llamada en un mal día.',
        ],
      ),
    ],
  },
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
          [
            'All four corners visible, nothing covered.',
            'Taken in daylight, without flash or glare.',
            'Valid today: we cannot accept an expired document.',
          ],
        ],
        [
          '¿Qué documentos puedo enviar?',
          'DNI por ambas caras, pasaporte o permiso de residencia, en JPG, PNG o PDF de hasta 10 MB.',
          [
            'Con las cuatro esquinas en la foto y nada tapado.',
            'Con luz de día, sin flash sobre las partes brillantes.',
            'En vigor: no podemos aceptar un documento caducado.',
          ],
        ],
      ),
      article(
        'how-to-send',
        [
          'How do I send a document?',
          'Open <a href="/account/documents">documents</a> in your account, choose the type and take a photo or select a file. If the connection fails, select the same file again and the upload resumes.',
          'Never send documents by email. In your account they are encrypted in transit, and only our review team sees them.',
        ],
        [
          '¿Cómo envío un documento?',
          'Abre <a href="/account/documents">documentos</a> en tu cuenta, elige el tipo y haz una foto o selecciona un archivo. Si falla la conexión, vuelve a seleccionarlo y el envío continuará.',
          'No envíes documentos por correo: desde tu cuenta viajan cifrados y solo los ve quien los revisa.',
        ],
      ),
      article(
        'how-long-checks-take',
        [
          'How long does the check take?',
          'Usually less than a day. You can deposit and play in the meantime, but withdrawals wait for it. We tell you as soon as it is done, and the status is shown next to the document.',
        ],
        [
          '¿Cuánto tarda la revisión?',
          'Normalmente menos de un día. Mientras tanto puedes depositar y jugar; las retiradas esperan. Te avisamos en cuanto termina, y el estado aparece junto al documento.',
        ],
      ),
      article(
        'document-refused',
        [
          'My document was refused. Why?',
          'The reason is shown next to it. Usually a corner is missing, the photo is blurred or the name does not match your account. You can send a new photo straight away.',
        ],
        [
          '¿Por qué se ha rechazado mi documento?',
          'El motivo aparece a su lado. Lo más frecuente: falta una esquina, la foto está borrosa o el nombre no coincide con el de tu cuenta. Puedes enviar otra foto de inmediato.',
        ],
      ),
      article(
        'document-expired',
        [
          'My document has expired',
          'Send the new one under <a href="/account/documents">documents</a>. Withdrawals wait until we have reviewed it. Nothing else changes.',
        ],
        [
          'Mi documento ha caducado',
          'Envía el nuevo en <a href="/account/documents">documentos</a>. Hasta que lo revisemos, las retiradas esperan. Nada más cambia.',
        ],
      ),
    ],
  },
  {
    key: 'security',
    icon: 'lock',
    title: { en: 'Login and security', es: 'Acceso y seguridad' },
    articles: [
      article(
        'forgotten-password',
        [
          'I have forgotten my password',
          'Choose <a href="/login/forgotten">Forgotten password</a> on the login page. The link that we send works once, for half an hour. Check your spam folder, too.',
        ],
        [
          'He olvidado mi contraseña',
          'Pulsa <a href="/login/forgotten">he olvidado la contraseña</a> al entrar. El enlace que enviamos vale una sola vez, durante media hora. Mira también en el correo no deseado.',
        ],
      ),
      article(
        'passkeys',
        [
          'What is a passkey, and should I use one?',
          'A passkey lets you log in with your fingerprint, your face or your phone’s code. There is no password to guess or steal. Add one under <a href="/account/security">security</a>; you may have several, one for each device.',
        ],
        [
          '¿Qué es una llave de acceso? ¿Me conviene?',
          'Te permite iniciar sesión con la huella, la cara o el código del móvil. No hay contraseña que adivinar ni robar. Añádela en <a href="/account/security">seguridad</a>; puedes tener varias, una por dispositivo.',
        ],
      ),
      article(
        'signed-out',
        [
          'Why was I logged out?',
          'We log you out after a period of inactivity to protect your account. We also log you out when your password changes, and on all devices if we suspect theft.',
        ],
        [
          '¿Por qué se ha cerrado mi sesión?',
          'La cerramos tras un tiempo de inactividad para proteger tu cuenta. También se cierra al cambiar la contraseña y, en todos los dispositivos, si sospechamos un robo.',
        ],
      ),
      article(
        'too-many-attempts',
        [
          'Why does it say too many attempts?',
          'After several wrong passwords we block password login for a while, up to 15 minutes. You can still log in with a passkey. If it was not you, change your password afterwards.',
        ],
        [
          '¿Por qué dice que hay demasiados intentos?',
          'Tras varias contraseñas erróneas bloqueamos el acceso con contraseña un tiempo, hasta 15 minutos. Puedes entrar con una llave de acceso. Si no eras tú, cambia después la contraseña.',
        ],
      ),
      article(
        'somebody-in-my-account',
        [
          'What if someone else has used my account?',
          'Under <a href="/account/security">security</a> you can see where you are logged in and end every session. Then choose a new password and call us: we review the activity and hold withdrawals until you are sure.',
        ],
        [
          'Creo que alguien ha entrado en mi cuenta',
          'En <a href="/account/security">seguridad</a> ves dónde tienes sesiones abiertas y puedes cerrarlas todas. Elige luego otra contraseña y llámanos: revisamos la actividad y retenemos las retiradas hasta que lo confirmes.',
        ],
      ),
      article(
        'fake-messages',
        [
          'How do I know a message is really from you?',
          'We never ask for your password, your full card number or a code sent to you, on the phone or in writing. Our links only lead to this site. If in doubt, do not tap the link: call the number on this page.',
        ],
        [
          '¿Cómo sé que un mensaje es vuestro?',
          'Nunca pedimos la contraseña, el número completo de la tarjeta ni un código que hayas recibido, ni por teléfono ni por escrito. Nuestros enlaces llevan a este sitio y a ningún otro. En caso de duda no toques nada: llama al número de esta página.',
        ],
      ),
    ],
  },
];
