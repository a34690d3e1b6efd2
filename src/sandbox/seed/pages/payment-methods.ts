import type { PageText } from './page-text.ts';

/** What stands around the list of methods, which comes from the operator. */
export const paymentMethodsText: PageText = {
  slug: 'payment-methods',
  title: { en: 'Deposits & withdrawals', es: 'Depósitos y retiradas' },
  intro: {
    en: 'Every way to pay, with its limits, what it costs and when the money is there. No small print.',
    es: 'Todas las formas de pagar, con sus límites, lo que cuestan y cuándo llega el dinero. Sin letra pequeña.',
  },
  metaDescription: {
    en: 'Cards, wallets, bank transfer, vouchers and cash at Marquee: limits, fees and how long deposits and withdrawals take.',
    es: 'Tarjetas, monederos, transferencia, vales y efectivo en Marquee: límites, comisiones y plazos de depósitos y retiradas.',
  },
  body: {
    en: `<h2>In your own name</h2>
<p>A card, wallet or bank account has to be yours. We pay out to what you paid in with first, as the law against money laundering asks; a voucher, cash or phone credit cannot take money back, so what came that way goes to your bank.</p>
<h2>When a withdrawal begins</h2>
<p>We look at requests between 8:00 and 22:00, usually within two hours. The times above begin when we have said yes. The first withdrawal needs a confirmed identity: <a href="/account/documents">send your documents</a> early and it waits for nothing.</p>
<h2>Fees</h2>
<p>Where we ask for nothing, your bank may: a transfer from another currency, for instance. We show our own fee before you confirm, and take it from the amount, never beside it.</p>
<h2>Limits of your own</h2>
<p>The limits above are the methods’. Yours come first: set them under <a href="/legal/responsible-gaming">safe gambling</a>.</p>`,
    es: `<h2>A tu nombre</h2>
<p>La tarjeta, el monedero o la cuenta bancaria tienen que ser tuyos. Pagamos primero a lo que usaste para ingresar, como pide la ley contra el blanqueo; un vale, el efectivo o el saldo del móvil no pueden recibir dinero, así que lo que entró por ahí va a tu banco.</p>
<h2>Cuándo empieza una retirada</h2>
<p>Revisamos las solicitudes de 8:00 a 22:00, normalmente en menos de dos horas. Los plazos de arriba empiezan cuando hemos dicho que sí. La primera retirada necesita la identidad confirmada: <a href="/account/documents">envía tus documentos</a> pronto y no tendrá que esperar.</p>
<h2>Comisiones</h2>
<p>Aunque nosotros no cobremos, tu banco puede hacerlo, por ejemplo en una transferencia desde otra moneda. Nuestra comisión se ve antes de confirmar y sale del importe, nunca aparte.</p>
<h2>Tus propios límites</h2>
<p>Los límites de arriba son los de cada método. Los tuyos van primero: ponlos en <a href="/legal/responsible-gaming">juego seguro</a>.</p>`,
  },
};
