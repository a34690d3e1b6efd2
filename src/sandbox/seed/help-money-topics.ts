import { article, type HelpCategory } from './help-article.ts';

/** Questions about money. */
export const moneyTopics: readonly HelpCategory[] = [
  {
    key: 'payments',
    icon: 'card',
    title: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas', ar: 'الإيداع والسحب' },
    articles: [
      article(
        'withdraw',
        [
          'When does my withdrawal arrive?',
          'We review withdrawals from 08:00 to 22:00, usually within two hours. After that, a wallet takes minutes and a bank one to three working days. You can track yours under <a href="/account/activity">Activity</a>.',
        ],
        [
          '¿Cuándo llega mi retirada?',
          'Revisamos las retiradas de 8:00 a 22:00, normalmente en menos de dos horas. Después, un monedero tarda minutos y un banco, de uno a tres días hábiles. Puedes seguir la tuya en <a href="/account/activity">actividad</a>.',
        ],
        [
          'متى يصل سحبي؟',
          'نراجع السحوبات من 8:00 صباحًا إلى 10:00 مساءً، خلال ساعتين عادةً. بعد ذلك يصل المال إلى المحفظة خلال دقائق، وإلى البنك خلال يوم عمل إلى ثلاثة أيام عمل. يمكنك متابعة سحبك في صفحة <a href="/account/activity">النشاط</a>.',
        ],
      ),
      article(
        'deposit',
        [
          'How do I deposit?',
          'Open the <a href="/account/cashier">cashier</a> and choose a method and an amount. Cards, wallets and vouchers are credited at once; a bank transfer takes one or two working days. Most methods are free.',
          'The page about <a href="/payment-methods">payment methods</a> lists the limits, fee and time for each method.',
        ],
        [
          '¿Cómo deposito?',
          'Abre la <a href="/account/cashier">caja</a> y elige método e importe. Con tarjeta, monedero o vale llega al momento; una transferencia tarda uno o dos días hábiles. La mayoría de los métodos no tienen comisión.',
          'La página de <a href="/payment-methods">métodos de pago</a> indica los límites, la comisión y el plazo de cada uno.',
        ],
        [
          'كيف أودع؟',
          'افتح <a href="/account/cashier">الخزينة</a> واختر طريقة الدفع والمبلغ. يصل الإيداع فورًا بالبطاقة أو المحفظة أو القسيمة المدفوعة مسبقًا، أما التحويل البنكي فيستغرق يوم عمل أو يومين. معظم الطرق بلا رسوم.',
          'تعرض صفحة <a href="/payment-methods">طرق الدفع</a> حدود كل طريقة ورسومها ومدة الوصول.',
        ],
      ),
      article(
        'withdrawal-waits',
        [
          'Why is my withdrawal still pending?',
          'We are still reviewing it, or your bank or wallet has to confirm it. Without a valid identity document you cannot request one; your <a href="/account">account</a> shows what we need.',
        ],
        [
          '¿Por qué sigue pendiente mi retirada?',
          'Aún la estamos revisando, o tu banco o monedero tiene que confirmarla. Sin un documento de identidad en vigor no puedes solicitarla; en <a href="/account">tu cuenta</a> verás qué falta.',
        ],
        [
          'لماذا ما زال سحبي قيد التنفيذ؟',
          'ما زلنا نراجعه، أو ننتظر تأكيد بنكك أو محفظتك. لا يمكنك طلب سحب من دون مستند هوية ساري الصلاحية؛ ويعرض <a href="/account">حسابك</a> ما نحتاج إليه.',
        ],
      ),
      article(
        'withdrawal-cancelled',
        [
          'Can I cancel a withdrawal?',
          'No. Once you request it, the money is on its way to you and cannot be used to play.',
        ],
        [
          '¿Puedo anular una retirada?',
          'No. Una vez solicitada, el dinero está en camino y no se puede usar para jugar.',
        ],
        ['هل يمكنني إلغاء سحب؟', 'لا. بعد أن تطلبه يكون المال في الطريق إليك، ولا يمكن اللعب به.'],
      ),
      article(
        'deposit-failed',
        [
          'My deposit was declined',
          'We took no money. Ask your bank whether it allows payments to gambling sites; some block them until you ask. You may also have reached your <a href="/account/limits">deposit limit</a>: the cashier shows how much you can still deposit.',
        ],
        [
          'Me han rechazado el depósito',
          'No se ha cobrado nada. Pregunta a tu banco si permite pagos a sitios de juego; algunos los bloquean hasta que pides activarlos. También puede que hayas alcanzado tu <a href="/account/limits">límite de depósito</a>: la caja muestra cuánto puedes depositar aún.',
        ],
        [
          'رُفض إيداعي',
          'لم نخصم أي مبلغ. اسأل بنكك هل يسمح بالدفع لمواقع القمار؛ بعض البنوك تمنعه إلى أن تطلب السماح به. وربما بلغت <a href="/account/limits">حد الإيداع</a>: تعرض الخزينة المبلغ الذي ما زال بإمكانك إيداعه.',
        ],
      ),
      article(
        'somebody-elses-card',
        [
          'Can I pay with someone else’s card?',
          'No, not even with your partner’s. Every payment method must be in your own name. We return payments from other people.',
        ],
        [
          '¿Puedo pagar con la tarjeta de otra persona?',
          'No, ni siquiera con la de tu pareja. Todos los métodos deben estar a tu nombre. Devolvemos los pagos de otras personas.',
        ],
        [
          'هل يمكنني الدفع ببطاقة شخص آخر؟',
          'لا، ولا حتى ببطاقة شريك حياتك. يجب أن تكون كل طريقة دفع باسمك. ونعيد الدفعات التي تأتي من أشخاص آخرين.',
        ],
      ),
      article(
        'taxes',
        [
          'Do I pay tax on my winnings?',
          'That depends on where you live and how much you win in a year. Under <a href="/account/activity">Activity</a> you can download everything as a table for your tax return. We cannot give tax advice; your tax office can, free of charge.',
        ],
        [
          '¿Tengo que pagar impuestos por mis ganancias?',
          'Depende de dónde vivas y de cuánto ganes en el año. En <a href="/account/activity">actividad</a> puedes descargarlo todo en una tabla para tu declaración. Nosotros no podemos asesorarte; la Agencia Tributaria sí, y gratis.',
        ],
        [
          'هل أدفع ضرائب على أرباحي؟',
          'يعتمد ذلك على مكان إقامتك ومقدار ما تربحه في السنة. يمكنك في صفحة <a href="/account/activity">النشاط</a> تنزيل كل شيء في جدول لإقرارك الضريبي. لا يمكننا تقديم مشورة ضريبية؛ لكن مصلحة الضرائب تقدمها لك مجانًا.',
        ],
      ),
    ],
  },
  {
    key: 'promotions',
    icon: 'gift',
    title: { en: 'Promotions', es: 'Promociones', ar: 'العروض' },
    articles: [
      article(
        'take-part',
        [
          'How do I join a promotion?',
          'Open it under <a href="/promotions">Promotions</a> and choose “Join”. Nothing starts until you do, and you can leave on the same page.',
        ],
        [
          '¿Cómo me uno a una promoción?',
          'Ábrela en <a href="/promotions">promociones</a> y pulsa «Unirme». Nada empieza hasta que lo hagas, y puedes dejarla en la misma página.',
        ],
        [
          'كيف أنضم إلى عرض؟',
          'افتحه في صفحة <a href="/promotions">العروض</a> واضغط على «انضم». لا يبدأ شيء قبل أن تنضم، ويمكنك مغادرة العرض من الصفحة نفسها.',
        ],
      ),
      article(
        'wagering',
        [
          'What are wagering requirements?',
          'The amount you must stake before what is left of a bonus becomes cash. If there are any, the promotion’s terms give the amount, the time limit and which games count. They never apply to your own money.',
        ],
        [
          '¿Qué son los requisitos de apuesta?',
          'Son el importe que hay que apostar para que lo que quede de un bono pase a ser efectivo. Si los hay, las condiciones indican el importe, el plazo y qué juegos cuentan. Nunca se aplican a tu propio dinero.',
        ],
        [
          'ما متطلبات الرهان؟',
          'هي المبلغ الذي عليك المراهنة به ليصبح ما تبقى من مكافأتك نقدًا. إن وُجدت، فستجد في شروط العرض المبلغ والمهلة والألعاب التي تُحتسب. ولا تنطبق أبدًا على أموالك أنت.',
        ],
      ),
      article(
        'bonus-missing',
        [
          'Where is my bonus?',
          'It is added to your balance as soon as you join, and your own money is staked first. The promotion’s page shows how much you have staked so far. Its terms say when the bonus ends.',
        ],
        [
          '¿Dónde está mi bono?',
          'Se suma a tu saldo en cuanto te unes, y primero se apuesta tu propio dinero. La página de la promoción muestra cuánto has apostado. Sus condiciones dicen cuándo termina el bono.',
        ],
        [
          'أين مكافأتي؟',
          'تُضاف إلى رصيدك فور انضمامك، ويُراهَن بأموالك أولًا. تعرض صفحة العرض ما راهنت به حتى الآن. وتبيّن شروطه متى تنتهي المكافأة.',
        ],
      ),
      article(
        'no-more-offers',
        [
          'How do I stop getting offers?',
          'Turn off every channel under <a href="/account/preferences">Notifications</a>. You still get messages about your account, for example when a withdrawal is paid. During a break or a self-exclusion we never send offers.',
        ],
        [
          '¿Cómo dejo de recibir ofertas?',
          'Desactiva todos los canales en <a href="/account/preferences">avisos</a>. Seguirás recibiendo los mensajes de tu cuenta, como una retirada pagada. En una pausa o autoexclusión nunca enviamos ofertas.',
        ],
        [
          'كيف أوقف تلقي العروض؟',
          'أوقف كل القنوات في صفحة <a href="/account/preferences">الإشعارات</a>. ستظل تصلك الرسائل المتعلقة بحسابك، مثل إتمام سحب. ولا نرسل عروضًا أبدًا خلال الاستراحة أو الاستبعاد الذاتي.',
        ],
      ),
    ],
  },
];
