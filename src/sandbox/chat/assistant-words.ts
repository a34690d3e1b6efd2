import { inLanguage } from '../operator/in-language.ts';

const en = {
  hello: 'Hello! How can I help you today?',
  withdrawal:
    'We pay withdrawals first to the method you deposited with. We review them from 08:00 to 22:00, usually within two hours. A card then takes one to three working days. You can track yours under Activity.',
  deposit:
    'Most deposits arrive at once. If one is missing, wait ten minutes and look under Activity. If the bank declined the payment, you were not charged.',
  documents:
    'Upload a photo of your identity document in your account, under Documents. We need both sides of an identity card. All four corners must be visible. We usually review it within a day.',
  password:
    'Choose “Forgot your password?” on the login page and we will send you a link that works for 30 minutes. After too many attempts, wait a little and try again.',
  bonus:
    'Each promotion’s page shows whether you have joined. A bonus is added to your balance as soon as you join.',
  bet: 'We settle bets once the result is official, usually within minutes. Yours are in the sportsbook, under My bets. Which event is it about?',
  game: 'If a game stopped in the middle of a round, open it again to see the result. No stake is lost. Every session’s statement is under Activity.',
  limits:
    'You can set limits and breaks in your account, under Limits. Lowering a limit takes effect at once; raising one takes three days.',
  harm: 'Thank you for telling us; that takes courage. You can take a break right now in your account, under Limits; it starts at once. Free and confidential help: +34 900 100 200, at any hour. Shall I ask a colleague to stay with you here?',
  person: 'Of course. I have asked a colleague to join us here; that takes a few minutes.',
  thanks: 'You are welcome! Is there anything else?',
  unknown: 'Could you tell me a little more? Or write “a person”, and a colleague will take over.',
};

export type Topic = keyof typeof en;

const es: Record<Topic, string> = {
  hello: '¡Hola! ¿En qué te puedo ayudar hoy?',
  withdrawal:
    'Pagamos las retiradas primero por el método con el que depositaste. Las revisamos de 8:00 a 22:00, normalmente en menos de dos horas. Con tarjeta tardan después de uno a tres días hábiles. Puedes seguir la tuya en tu actividad.',
  deposit:
    'La mayoría de los depósitos llegan al momento. Si falta uno, espera diez minutos y consulta tu actividad. Si el banco rechazó el pago, no se te ha cobrado.',
  documents:
    'Sube una foto de tu documento de identidad en tu cuenta, en Documentos. Del DNI necesitamos ambas caras. Se tienen que ver las cuatro esquinas. Normalmente la revisamos en un día.',
  password:
    'Pulsa «¿Has olvidado la contraseña?» en la página de inicio de sesión y te enviaremos un enlace válido durante 30 minutos. Tras demasiados intentos, espera un poco e inténtalo de nuevo.',
  bonus:
    'La página de cada promoción muestra si te has unido. Un bono se suma a tu saldo en cuanto te unes.',
  bet: 'Liquidamos las apuestas en cuanto el resultado es oficial, normalmente en minutos. Las tuyas están en Mis apuestas. ¿De qué partido se trata?',
  game: 'Si un juego se ha parado a mitad de una jugada, ábrelo otra vez para ver el resultado. No se pierde ninguna apuesta. El extracto de cada sesión está en tu actividad.',
  limits:
    'Puedes fijar límites y pausas en tu cuenta, en Límites. Las bajadas se aplican al instante; las subidas, a los tres días.',
  harm: 'Gracias por contárnoslo; hace falta valor. Puedes hacer una pausa ahora mismo en tu cuenta, en Límites; empieza al instante. Ayuda gratuita y confidencial: +34 900 100 200, a cualquier hora. ¿Quieres que pida a un compañero que se quede contigo aquí?',
  person: 'Por supuesto. He avisado a un compañero; llegará en unos minutos.',
  thanks: '¡De nada! ¿Te ayudo con algo más?',
  unknown:
    '¿Me lo cuentas con un poco más de detalle? O escribe «una persona» y te atiende un compañero.',
};

const ar: Record<Topic, string> = {
  hello: 'مرحبًا! كيف يمكنني مساعدتك اليوم؟',
  withdrawal:
    'نحوّل السحوبات أولًا إلى طريقة الدفع التي أودعت بها. نراجعها من 8:00 صباحًا إلى 10:00 مساءً، خلال ساعتين عادةً. بعد ذلك تستغرق البطاقة من يوم عمل واحد إلى ثلاثة أيام عمل. يمكنك متابعة سحبك في نشاطك.',
  deposit:
    'تصل معظم الإيداعات فورًا. إذا لم يصل أحدها، فانتظر عشر دقائق وتحقّق من نشاطك. إذا رفض البنك الدفعة، فلم يُخصم منك أي مبلغ.',
  documents:
    'ارفع صورة لمستند هويتك في حسابك، من صفحة «المستندات». من بطاقة الهوية نحتاج إلى الوجهين. يجب أن تظهر الزوايا الأربع. نراجعه عادةً خلال يوم.',
  password:
    'اختر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول وسنرسل إليك رابطًا يعمل لمدة 30 دقيقة. بعد محاولات كثيرة، انتظر قليلًا ثم حاول مرة أخرى.',
  bonus: 'تبيّن صفحة كل عرض ما إذا كنت قد انضممت إليه. تُضاف المكافأة إلى رصيدك فور انضمامك.',
  bet: 'نسوّي الرهانات عندما تصبح النتيجة رسمية، خلال دقائق عادةً. تجد رهاناتك في «رهاناتي» ضمن المراهنات الرياضية. عن أي حدث تسأل؟',
  game: 'إذا توقفت لعبة في منتصف جولة، فافتحها مرة أخرى لترى النتيجة. لا يضيع أي رهان. تجد كشف كل جلسة في نشاطك.',
  limits:
    'يمكنك تعيين الحدود وأخذ استراحة في حسابك، من صفحة «الحدود». يسري خفض الحد فورًا، أما رفعه فيستغرق ثلاثة أيام.',
  harm: 'شكرًا لأنك أخبرتنا؛ فهذا يتطلب شجاعة. يمكنك أخذ استراحة الآن في حسابك، من صفحة «الحدود»؛ وتبدأ فورًا. مساعدة مجانية وسرية: \u2066+34 900 100 200\u2069، في أي ساعة. هل تريد أن أطلب من أحد زملائي أن يبقى معك هنا؟',
  person: 'بالطبع. طلبت من أحد زملائي أن ينضم إلينا هنا؛ سيستغرق ذلك بضع دقائق.',
  thanks: 'على الرحب والسعة! هل هناك شيء آخر؟',
  unknown: 'هل يمكنك أن توضح لي أكثر؟ أو اكتب «شخص» وسيتولى أحد زملائي الرد.',
};

const answers = { en, es, ar };

export const answersIn = (language: string): Record<Topic, string> => inLanguage(answers, language);
