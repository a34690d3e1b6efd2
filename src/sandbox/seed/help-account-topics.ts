import { article, type HelpCategory } from './help-article.ts';

/** Questions about accounts, identity and account security. */
export const accountTopics: readonly HelpCategory[] = [
  {
    key: 'account',
    icon: 'user',
    title: { en: 'Your account', es: 'Tu cuenta', ar: 'حسابك' },
    articles: [
      article(
        'open-an-account',
        [
          'How do I create an account?',
          'Choose <a href="/register">Sign up</a> and complete a few short steps. You must be 18 or over and live in a country where we are licensed.',
          'What you type is saved on your device for seven days, so you can stop and finish later. Your password and document number are not.',
        ],
        [
          '¿Cómo creo una cuenta?',
          'Pulsa <a href="/register">Regístrate</a> y completa unos pasos breves. Debes tener 18 años o más y vivir en un país donde tengamos licencia.',
          'Lo que escribes se guarda siete días en tu dispositivo, para que puedas terminar más tarde. La contraseña y el número de documento, no.',
        ],
        [
          'كيف أنشئ حسابًا؟',
          'اختر <a href="/register">إنشاء حساب</a> وأكمل بضع خطوات قصيرة. يجب ألا يقل عمرك عن 18 عامًا، وأن تقيم في بلد نملك فيه ترخيصًا.',
          'يُحفظ ما تكتبه على جهازك 7 أيام، لتتوقف وتُكمل لاحقًا. أما كلمة المرور ورقم المستند فلا يُحفظان.',
        ],
      ),
      article(
        'change-my-data',
        [
          'How do I change my address, phone or email?',
          'Under <a href="/account/information">Personal data</a> in your account. A new email or phone number counts once you confirm it. We also notify your old email address, so nobody can change it without your knowledge.',
          'Name, date of birth and document number come from your identity document, so only we can change them. Contact us when you have a new document.',
        ],
        [
          '¿Cómo cambio mi dirección, teléfono o correo?',
          'En <a href="/account/information">datos personales</a> de tu cuenta. Un correo o teléfono nuevo vale cuando lo confirmas. También avisamos al correo antiguo, para que nadie lo cambie sin que lo sepas.',
          'El nombre, la fecha de nacimiento y el número de documento vienen de tu documento de identidad y solo podemos cambiarlos nosotros. Contacta con nosotros cuando tengas un documento nuevo.',
        ],
        [
          'كيف أغيّر عنواني أو هاتفي أو بريدي الإلكتروني؟',
          'من صفحة <a href="/account/information">البيانات الشخصية</a> في حسابك. ولا يُعتمد بريد أو رقم هاتف جديد إلا بعد أن تؤكده. ونُبلغك على بريدك القديم أيضًا، كي لا يغيّره أحد من دون علمك.',
          'يأتي الاسم وتاريخ الميلاد ورقم المستند من مستند هويتك، لذلك لا يمكن لغيرنا تغييرها. تواصل معنا عندما يكون لديك مستند جديد.',
        ],
      ),
      article(
        'annual-confirmation',
        [
          'Why do you ask me to confirm my details every year?',
          'The law requires us to check your address and contact details. If nothing has changed, it takes one tap. Until you confirm them, your account is on hold: you cannot deposit, play or withdraw. Your money stays yours.',
        ],
        [
          '¿Por qué tengo que confirmar mis datos cada año?',
          'La ley nos obliga a comprobar tu dirección y tus datos de contacto. Si no han cambiado, basta un toque. Hasta que los confirmes, tu cuenta queda en espera: no puedes depositar, jugar ni retirar. Tu dinero sigue siendo tuyo.',
        ],
        [
          'لماذا تطلبون مني تأكيد بياناتي كل سنة؟',
          'يُلزمنا القانون بالتحقق من عنوانك وبيانات الاتصال بك. إن لم يتغير شيء، فتكفي لمسة واحدة. حسابك معلّق حتى تؤكدها: لا يمكنك الإيداع أو اللعب أو السحب. وتبقى أموالك لك.',
        ],
      ),
      article(
        'second-account',
        [
          'Can I have a second account?',
          'No. Each person can have only one account: otherwise limits and breaks would not work. If you already have one, we can help you log in again.',
        ],
        [
          '¿Puedo tener otra cuenta?',
          'No. Cada persona puede tener una sola cuenta: si no, los límites y las pausas no servirían de nada. Si ya tienes una, te ayudamos a recuperar el acceso.',
        ],
        [
          'هل يمكن أن يكون لي حساب آخر؟',
          'لا. لكل شخص حساب واحد فقط، وإلا فلن تنفع الحدود والاستراحات. إن كان لديك حساب بالفعل، فسنساعدك على تسجيل الدخول من جديد.',
        ],
      ),
      article(
        'close-my-account',
        [
          'How do I close my account?',
          'Withdraw your balance, then contact us. We close your account the same day, pay any pending withdrawals and send you no more marketing.',
          'If you want to stop because playing has become too much, choose <a href="/account/limits">self-exclusion</a> instead: nobody can end it early.',
        ],
        [
          '¿Cómo cierro mi cuenta?',
          'Retira tu saldo y contacta con nosotros. Cerramos tu cuenta el mismo día, te pagamos las retiradas pendientes y no te enviamos más publicidad.',
          'Si quieres parar porque el juego se te ha ido de las manos, elige la <a href="/account/limits">autoexclusión</a>: nadie puede anularla antes de tiempo.',
        ],
        [
          'كيف أغلق حسابي؟',
          'اسحب رصيدك ثم تواصل معنا. نغلق حسابك في اليوم نفسه، ونُتمّ أي سحب قيد التنفيذ، ولا نرسل إليك عروضًا ترويجية بعدها.',
          'إن أردت التوقف لأن اللعب خرج عن سيطرتك، فاختر <a href="/account/limits">الاستبعاد الذاتي</a> بدلًا من ذلك: لا يستطيع أحد إنهاءه قبل موعده.',
        ],
      ),
    ],
  },
  {
    key: 'documentation',
    icon: 'file',
    title: { en: 'Identity documents', es: 'Documentos de identidad', ar: 'مستندات الهوية' },
    articles: [
      article(
        'which-documents',
        [
          'Which documents can I send?',
          'An identity card (both sides), a passport or a residence permit. Send it as JPEG, PNG or PDF, up to 10 MB.',
          [
            'All four corners visible, nothing covered.',
            'Taken in daylight, without flash or glare.',
            'Valid today: we cannot accept an expired document.',
          ],
        ],
        [
          '¿Qué documentos puedo enviar?',
          'El DNI por ambas caras, el pasaporte o el permiso de residencia. Envíalo en JPEG, PNG o PDF, de 10 MB como máximo.',
          [
            'Con las cuatro esquinas en la foto y nada tapado.',
            'Con luz de día, sin flash ni reflejos.',
            'En vigor: no podemos aceptar un documento caducado.',
          ],
        ],
        [
          'ما المستندات التي يمكنني إرسالها؟',
          'بطاقة هوية (من الوجهين) أو جواز سفر أو تصريح إقامة. أرسل المستند بصيغة JPEG أو PNG أو PDF، بحد أقصى 10 ميغابايت.',
          [
            'تظهر الزوايا الأربع كلها، ولا شيء مغطى.',
            'الصورة في ضوء النهار، بلا فلاش ولا انعكاسات.',
            'المستند ساري الصلاحية: لا يمكننا قبول مستند منتهي الصلاحية.',
          ],
        ],
      ),
      article(
        'how-to-send',
        [
          'How do I send a document?',
          'Open <a href="/account/documents">Documents</a> in your account, choose the type and take a photo or select a file. If the connection fails, select the same file again and the upload resumes.',
          'Never send documents by email. In your account they are encrypted in transit, and only our review team sees them.',
        ],
        [
          '¿Cómo envío un documento?',
          'Abre <a href="/account/documents">documentos</a> en tu cuenta, elige el tipo y haz una foto o selecciona un archivo. Si falla la conexión, vuelve a seleccionarlo y el envío continuará.',
          'No envíes nunca documentos por correo. Desde tu cuenta se envían cifrados y solo los ve nuestro equipo de revisión.',
        ],
        [
          'كيف أرسل مستندًا؟',
          'افتح <a href="/account/documents">المستندات</a> في حسابك واختر النوع، ثم التقط صورة أو اختر ملفًا. إن انقطع الاتصال، فاختر الملف نفسه مرة أخرى ليُستأنف الرفع.',
          'لا ترسل المستندات بالبريد الإلكتروني أبدًا. من حسابك تُرسل مشفّرة، ولا يراها إلا فريق المراجعة لدينا.',
        ],
      ),
      article(
        'how-long-checks-take',
        [
          'How long does the check take?',
          'Usually less than a day. You can deposit and play in the meantime, but you cannot withdraw until it is done. We tell you then, and the status is shown next to the document.',
        ],
        [
          '¿Cuánto tarda la revisión?',
          'Normalmente menos de un día. Mientras tanto puedes depositar y jugar; las retiradas esperan. Te avisamos en cuanto termina, y el estado aparece junto al documento.',
        ],
        [
          'كم تستغرق المراجعة؟',
          'أقل من يوم عادةً. يمكنك الإيداع واللعب في هذه الأثناء، أما السحب فينتظر انتهاءها. نخبرك فور انتهائها، وتظهر الحالة بجانب المستند.',
        ],
      ),
      article(
        'document-refused',
        [
          'Why was my document rejected?',
          'The reason is shown next to it. Usually a corner is missing, the photo is blurred or the name does not match your account. You can send a new photo straight away.',
        ],
        [
          '¿Por qué se ha rechazado mi documento?',
          'El motivo aparece a su lado. Lo más frecuente: falta una esquina, la foto está borrosa o el nombre no coincide con el de tu cuenta. Puedes enviar otra foto de inmediato.',
        ],
        [
          'لماذا رُفض مستندي؟',
          'يظهر السبب بجانبه. غالبًا تكون إحدى الزوايا ناقصة، أو الصورة غير واضحة، أو الاسم لا يطابق حسابك. يمكنك إرسال صورة جديدة فورًا.',
        ],
      ),
      article(
        'document-expired',
        [
          'My document has expired',
          'Send the new one under <a href="/account/documents">Documents</a>. Until we have accepted it, you cannot start games, place bets, join promotions or withdraw.',
        ],
        [
          'Mi documento ha caducado',
          'Envía el nuevo en <a href="/account/documents">documentos</a>. Hasta que lo aceptemos, no puedes abrir juegos, apostar, unirte a promociones ni retirar.',
        ],
        [
          'انتهت صلاحية مستندي',
          'أرسل المستند الجديد من صفحة <a href="/account/documents">المستندات</a>. لا يمكنك بدء الألعاب أو المراهنة أو الانضمام إلى العروض أو السحب حتى نقبله.',
        ],
      ),
    ],
  },
  {
    key: 'security',
    icon: 'lock',
    title: {
      en: 'Login and security',
      es: 'Inicio de sesión y seguridad',
      ar: 'تسجيل الدخول والأمان',
    },
    articles: [
      article(
        'forgotten-password',
        [
          'I have forgotten my password',
          'Choose <a href="/login/forgotten">Forgot your password?</a> on the login page. The link we send you works once, for 30 minutes. Check your spam folder, too.',
        ],
        [
          'He olvidado mi contraseña',
          'Pulsa <a href="/login/forgotten">¿Has olvidado la contraseña?</a> en la página de inicio de sesión. El enlace que te enviamos sirve una sola vez, durante 30 minutos. Mira también en el correo no deseado.',
        ],
        [
          'نسيت كلمة المرور',
          'اضغط على <a href="/login/forgotten">هل نسيت كلمة المرور؟</a> في صفحة تسجيل الدخول. يعمل الرابط الذي نرسله إليك مرة واحدة، خلال 30 دقيقة. تفقّد البريد غير المرغوب فيه أيضًا.',
        ],
      ),
      article(
        'passkeys',
        [
          'What is a passkey, and should I use one?',
          'A passkey lets you log in with your fingerprint, your face or your phone’s PIN. There is no password to guess or steal. Add one under <a href="/account/security">Security</a>; you can have several, one for each device.',
        ],
        [
          '¿Qué es una llave de acceso? ¿Me conviene?',
          'Te permite iniciar sesión con la huella, la cara o el código del móvil. No hay contraseña que adivinar ni robar. Añádela en <a href="/account/security">seguridad</a>; puedes tener varias, una por dispositivo.',
        ],
        [
          'ما مفتاح المرور، وهل يناسبني؟',
          'يتيح لك مفتاح المرور تسجيل الدخول ببصمتك أو وجهك أو رمز هاتفك. لا توجد كلمة مرور تُخمَّن أو تُسرق. أضف مفتاحًا من صفحة <a href="/account/security">الأمان</a>؛ ويمكن أن يكون لديك عدة مفاتيح، واحد لكل جهاز.',
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
        [
          'لماذا سُجّل خروجي؟',
          'نسجّل خروجك بعد فترة من عدم النشاط لحماية حسابك. ونسجّل خروجك أيضًا عند تغيير كلمة مرورك، ومن كل الأجهزة إذا اشتبهنا في سرقة.',
        ],
      ),
      article(
        'too-many-attempts',
        [
          'Why does it say “Too many attempts”?',
          'After several wrong passwords we block password login for a while, up to 15 minutes. You can still log in with a passkey. If it was not you, change your password afterwards.',
        ],
        [
          '¿Por qué aparece «Demasiados intentos»?',
          'Tras varias contraseñas erróneas bloqueamos el acceso con contraseña un tiempo, hasta 15 minutos. Aun así puedes iniciar sesión con una llave de acceso. Si no eras tú, cambia después la contraseña.',
        ],
        [
          'لماذا تظهر رسالة «محاولات كثيرة»؟',
          'بعد عدة كلمات مرور خاطئة نوقف تسجيل الدخول بكلمة المرور لمدة تصل إلى 15 دقيقة. ويبقى بإمكانك تسجيل الدخول بمفتاح مرور. إن لم تكن أنت من حاول، فغيّر كلمة المرور بعد ذلك.',
        ],
      ),
      article(
        'somebody-in-my-account',
        [
          'What if someone else has used my account?',
          'Under <a href="/account/security">Security</a> you can see where you are logged in and end every session. Then choose a new password and call us: we review the activity and hold withdrawals until you are sure.',
        ],
        [
          '¿Y si otra persona ha usado mi cuenta?',
          'En <a href="/account/security">seguridad</a> ves dónde tienes sesiones abiertas y puedes cerrarlas todas. Elige luego otra contraseña y llámanos: revisamos la actividad y retenemos las retiradas hasta que lo confirmes.',
        ],
        [
          'ماذا لو استخدم شخص آخر حسابي؟',
          'ترى في صفحة <a href="/account/security">الأمان</a> الأجهزة التي سجّلت الدخول منها، ويمكنك إنهاء كل الجلسات. ثم اختر كلمة مرور جديدة واتصل بنا: نراجع النشاط ونوقف السحوبات مؤقتًا إلى أن تتأكد.',
        ],
      ),
      article(
        'fake-messages',
        [
          'How do I know a message is really from you?',
          'We never ask for your password, your full card number or a code we sent you. That goes for calls and messages alike. Our links only lead to this site. If in doubt, do not tap the link: call the number on this page.',
        ],
        [
          '¿Cómo sé que un mensaje es vuestro?',
          'Nunca pedimos tu contraseña, el número completo de tu tarjeta ni un código que te hayamos enviado, ni por teléfono ni por escrito. Nuestros enlaces solo llevan a este sitio. Si tienes dudas, no toques el enlace: llama al número de esta página.',
        ],
        [
          'كيف أعرف أن الرسالة منكم فعلًا؟',
          'لا نطلب أبدًا كلمة مرورك ولا رقم بطاقتك الكامل ولا رمزًا أرسلناه إليك. ينطبق هذا على المكالمات والرسائل معًا. روابطنا لا تقود إلا إلى هذا الموقع. إن ساورك شك، فلا تضغط على الرابط: اتصل بالرقم الموجود في هذه الصفحة.',
        ],
      ),
    ],
  },
];
