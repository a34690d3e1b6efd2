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
          'How do I open an account?',
          'Choose <a href="/register">register</a>, fill in three short steps and confirm your e-mail. You have to be 18 or over and live where we hold a licence.',
          'What you have typed stays on your device for a week, so you can stop half way and go on later.',
        ],
        [
          '¿Cómo abro una cuenta?',
          'Pulsa <a href="/register">registro</a>, completa tres pasos breves y confirma tu correo. Debes tener 18 años o más y vivir donde tenemos licencia.',
          'Lo que escribes se guarda una semana en tu dispositivo: puedes parar a medias y seguir después.',
        ],
      ),
      article(
        'change-my-data',
        [
          'How do I change my address, phone or e-mail?',
          'Under <a href="/account/information">personal data</a> in your account. We write to the old e-mail address as well, so that nobody can change it behind your back.',
          'Name, date of birth and document number come from your identity document, so only we can change those: write to us with a picture of the new document.',
        ],
        [
          '¿Cómo cambio mi dirección, teléfono o correo?',
          'En <a href="/account/information">datos personales</a> de tu cuenta. Escribimos también al correo antiguo, para que nadie lo cambie a tus espaldas.',
          'El nombre, la fecha de nacimiento y el número de documento vienen de tu documento de identidad y solo podemos cambiarlos nosotros: escríbenos con una foto del documento nuevo.',
        ],
      ),
      article(
        'annual-confirmation',
        [
          'Why do you ask me to confirm my data every year?',
          'The law wants us to be sure that we still know where you live and how to reach you. It is one tap when nothing has changed. Until then deposits and play wait; your money stays yours and can be withdrawn.',
        ],
        [
          '¿Por qué me pedís confirmar mis datos cada año?',
          'La ley quiere que sepamos dónde vives y cómo localizarte. Es un toque si no ha cambiado nada. Hasta entonces los depósitos y el juego esperan; tu dinero sigue siendo tuyo y puedes retirarlo.',
        ],
      ),
      article(
        'second-account',
        [
          'Can I have a second account?',
          'No: one person, one account. Limits and breaks would mean nothing otherwise. If you have forgotten that you already had one, we help you back into it.',
        ],
        [
          '¿Puedo tener otra cuenta?',
          'No: una persona, una cuenta. Si no, los límites y las pausas no servirían de nada. Si no recordabas que ya tenías una, te ayudamos a entrar en ella.',
        ],
      ),
      article(
        'close-my-account',
        [
          'How do I close my account?',
          'Withdraw what is left, then write to us. We close it the same day, pay out anything that is still on its way and send you no advertising.',
          'If you want to stop because playing has become too much, choose <a href="/account/limits">self-exclusion</a> instead: it cannot be undone by a call on a bad day.',
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
            'All four corners in the picture, nothing covered.',
            'Taken by daylight, without flash on the shiny parts.',
            'Valid today: an expired document does not count.',
          ],
        ],
        [
          '¿Qué documentos puedo enviar?',
          'DNI por ambas caras, pasaporte o permiso de residencia, en JPG, PNG o PDF de hasta 10 MB.',
          [
            'Con las cuatro esquinas en la foto y nada tapado.',
            'Con luz de día, sin flash sobre las partes brillantes.',
            'En vigor: un documento caducado no cuenta.',
          ],
        ],
      ),
      article(
        'how-to-send',
        [
          'How do I send a document?',
          'Open <a href="/account/documents">documents</a> in your account, choose the kind and take the picture or pick the file. If the connection goes, choose the same file again and it goes on where it stopped.',
          'Please never send documents by e-mail: in your account they travel encrypted and only our checkers see them.',
        ],
        [
          '¿Cómo envío un documento?',
          'Abre <a href="/account/documents">documentos</a> en tu cuenta, elige el tipo y haz la foto o escoge el archivo. Si se va la conexión, vuelve a elegir el mismo archivo y sigue donde se quedó.',
          'No envíes documentos por correo: desde tu cuenta viajan cifrados y solo los ve quien los revisa.',
        ],
      ),
      article(
        'how-long-checks-take',
        [
          'How long does the check take?',
          'Usually less than a day. You can deposit and play meanwhile; withdrawals wait for it. You hear from us as soon as it is done, and the state stands beside the document.',
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
          'The reason stands beside it. Most often a corner is missing, the picture is blurred, or the name differs from the one of your account. Send a new picture at once: there is nothing to wait for.',
        ],
        [
          'Habéis rechazado mi documento. ¿Por qué?',
          'El motivo aparece a su lado. Lo más frecuente: falta una esquina, la foto está borrosa o el nombre no coincide con el de tu cuenta. Puedes enviar otra foto enseguida, sin esperar nada.',
        ],
      ),
      article(
        'document-expired',
        [
          'My document has expired',
          'Send the new one under <a href="/account/documents">documents</a>. Until it has been checked, withdrawals wait. Nothing else changes.',
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
    title: { en: 'Signing in and security', es: 'Acceso y seguridad' },
    articles: [
      article(
        'forgotten-password',
        [
          'I have forgotten my password',
          'Choose <a href="/login/forgotten">forgotten password</a> where you log in. The link that we send works once, for half an hour. Look in the spam folder, too.',
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
          'A passkey opens your account with your finger, your face or the code of your phone. There is no password that anybody could guess or lure out of you. Add one under <a href="/account/security">security</a>; you may have several, one for each device.',
        ],
        [
          '¿Qué es una llave de acceso? ¿Me conviene?',
          'Abre tu cuenta con el dedo, la cara o el código del móvil. No hay contraseña que nadie pueda adivinar o sonsacarte. Añádela en <a href="/account/security">seguridad</a>; puedes tener varias, una por dispositivo.',
        ],
      ),
      article(
        'signed-out',
        [
          'Why was I signed out?',
          'After a while without a touch we sign you out, so that nobody else finds your account open. You are also signed out when your password changes, and everywhere at once when something looks like theft.',
        ],
        [
          '¿Por qué se ha cerrado mi sesión?',
          'Tras un rato sin actividad la cerramos, para que nadie encuentre tu cuenta abierta. También se cierra al cambiar la contraseña y, en todas partes a la vez, si algo parece un robo.',
        ],
      ),
      article(
        'too-many-attempts',
        [
          'It says that there were too many attempts',
          'After several wrong passwords the door stays shut for a moment, longer each time, up to 15 minutes. A passkey still opens it. If it was not you who tried, change your password afterwards.',
        ],
        [
          'Dice que ha habido demasiados intentos',
          'Tras varias contraseñas erróneas la puerta se cierra un momento, cada vez más, hasta 15 minutos. Una llave de acceso sigue abriéndola. Si no eras tú, cambia después la contraseña.',
        ],
      ),
      article(
        'somebody-in-my-account',
        [
          'I think somebody has been in my account',
          'Under <a href="/account/security">security</a> you see where you are signed in and can end every session. Then choose a new password and call us: we look at what was done and keep withdrawals back until you are sure.',
        ],
        [
          'Creo que alguien ha entrado en mi cuenta',
          'En <a href="/account/security">seguridad</a> ves dónde tienes sesiones abiertas y puedes cerrarlas todas. Elige luego otra contraseña y llámanos: miramos qué se hizo y retenemos las retiradas hasta que estés seguro.',
        ],
      ),
      article(
        'fake-messages',
        [
          'How do I know that a message is really from you?',
          'We never ask for your password, your whole card number or a code that you were sent, neither on the phone nor in writing. Our links lead to this site and to no other. When in doubt, do not tap: call the number on this page.',
        ],
        [
          '¿Cómo sé que un mensaje es vuestro?',
          'Nunca pedimos la contraseña, el número completo de la tarjeta ni un código que hayas recibido, ni por teléfono ni por escrito. Nuestros enlaces llevan a este sitio y a ningún otro. En caso de duda no toques nada: llama al número de esta página.',
        ],
      ),
    ],
  },
];
