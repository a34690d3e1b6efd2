import type { PageText } from './page-text.ts';

/** The text around the list of methods, which comes from the operator. */
export const paymentMethodsText: PageText = {
  slug: 'payment-methods',
  title: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas', ar: 'الإيداع والسحب' },
  intro: {
    en: 'Every payment method, with its limits, fees and times. No small print.',
    es: 'Todos los métodos de pago, con sus límites, comisiones y plazos. Sin letra pequeña.',
    ar: 'كل طرق الدفع بحدودها ورسومها ومددها. بلا شروط خفية.',
  },
  metaDescription: {
    en: 'Cards, wallets, bank transfer, vouchers and cash at Marquee: limits, fees and how long deposits and withdrawals take.',
    es: 'Tarjetas, monederos, transferencia, vales y efectivo en Marquee: límites, comisiones y plazos de depósitos y retiradas.',
    ar: 'البطاقات والمحافظ والتحويل البنكي والقسائم والنقد في Marquee: الحدود والرسوم ومدة وصول الإيداعات والسحوبات.',
  },
  body: {
    en: `<h2>In your own name</h2>
<p>Your card, wallet or bank account must be in your name. Under anti-money-laundering law, we pay withdrawals first to the methods you deposited with. Vouchers, cash and phone credit cannot receive money, so we pay those amounts to your bank.</p>
<h2>When a withdrawal begins</h2>
<p>We review requests from 08:00 to 22:00, usually within two hours. The times above start once we approve your request. Your first withdrawal requires a verified identity: <a href="/account/documents">upload your documents</a> early to avoid a delay.</p>
<h2>Fees</h2>
<p>Even where we charge nothing, your bank may, for example for a transfer in another currency. We show our fee before you confirm: it is added to a deposit and deducted from a withdrawal.</p>
<h2>Your own limits</h2>
<p>The limits above apply to each method. Your own come first: set them under <a href="/account/limits">Limits</a>.</p>`,
    es: `<h2>A tu nombre</h2>
<p>La tarjeta, el monedero o la cuenta bancaria tienen que estar a tu nombre. Como exige la ley contra el blanqueo, pagamos las retiradas primero a los métodos con los que depositaste. Los vales, el efectivo y el saldo del móvil no pueden recibir dinero, así que esos importes van a tu banco.</p>
<h2>Cuándo empieza una retirada</h2>
<p>Revisamos las solicitudes de 8:00 a 22:00, normalmente en menos de dos horas. Los plazos de arriba empiezan cuando aprobamos tu solicitud. Para la primera retirada debes verificar tu identidad: <a href="/account/documents">sube tus documentos</a> pronto para evitar demoras.</p>
<h2>Comisiones</h2>
<p>Aunque nosotros no cobremos, tu banco puede hacerlo, por ejemplo, por una transferencia en otra moneda. Mostramos nuestra comisión antes de que confirmes: se suma al depósito y se descuenta de la retirada.</p>
<h2>Tus propios límites</h2>
<p>Los límites de arriba son los de cada método. Los tuyos tienen prioridad: ponlos en <a href="/account/limits">límites</a>.</p>`,
    ar: `<h2>باسمك أنت</h2>
<p>يجب أن تكون بطاقتك أو محفظتك أو حسابك البنكي باسمك. وبموجب قانون مكافحة غسل الأموال، ندفع السحوبات أولًا إلى الطرق التي أودعت بها. لا يمكن استلام المال بالقسائم أو نقدًا أو برصيد الهاتف، لذلك نحوّل تلك المبالغ إلى بنكك.</p>
<h2>متى يبدأ السحب</h2>
<p>نراجع الطلبات من 8:00 صباحًا إلى 10:00 مساءً، وعادةً خلال ساعتين. تبدأ المدد المذكورة أعلاه عند موافقتنا على طلبك. يتطلب سحبك الأول التحقق من هويتك: <a href="/account/documents">ارفع مستنداتك</a> مبكرًا لتتجنب التأخير.</p>
<h2>الرسوم</h2>
<p>حتى حين لا نتقاضى رسومًا، قد يتقاضاها بنكك، مثلًا عند التحويل بعملة أخرى. نعرض رسومنا قبل أن تؤكد: تُضاف إلى الإيداع وتُخصم من السحب.</p>
<h2>حدودك أنت</h2>
<p>تسري الحدود المذكورة أعلاه على كل طريقة دفع. أما حدودك أنت فلها الأولوية: عيّنها في صفحة <a href="/account/limits">الحدود</a>.</p>`,
  },
};
