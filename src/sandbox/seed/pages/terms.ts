import type { PageText } from './page-text.ts';

/** The terms of the account; their date is the version that a registration agrees to. */
export const terms: PageText = {
  slug: 'terms',
  revisedOn: '2026-03-02',
  title: { en: 'Terms and conditions', es: 'Términos y condiciones' },
  intro: {
    en: 'What we promise you, what we ask of you, and what happens when something goes wrong. In words that need no lawyer.',
    es: 'Lo que te prometemos, lo que te pedimos y qué pasa cuando algo sale mal. Con palabras que no necesitan abogado.',
  },
  metaDescription: {
    en: 'The terms of playing at Marquee: who may open an account, deposits and withdrawals, bonuses, bets, mistakes, complaints and closing the account.',
    es: 'Las condiciones para jugar en Marquee: quién puede abrir una cuenta, depósitos y retiradas, bonos, apuestas, errores, reclamaciones y cierre de la cuenta.',
  },
  body: {
    en: `<h2>Who we are</h2>
<p>Marquee is run by Marquee Play Ltd, 12 Lantern Street, Puerto Lindo, registered under number 2026/0317 (“we”). We hold licence MGA/2026/014 of the <a href="https://example.com/meridian-gaming-authority">Meridian Gaming Authority</a>, which watches over us and which you can turn to. Brand, company and licence are invented for demonstration.</p>
<p>These terms apply between you and us from the moment you open an account. Each promotion and each game has rules of its own beside them; where they say something else, the rule that is better for you counts.</p>
<h2>Who may play</h2>
<p>You may open an account if all of this is true:</p>
<ul><li>you are 18 or over;</li><li>you live in a country that is offered when you register;</li><li>you play for yourself, with money that is yours;</li><li>you have no other account with us, and no self-exclusion is in force, here or in a national register;</li><li>you do not work for us, for a provider whose games we offer, or in a sport in which you would bet.</li></ul>
<p>If we learn that one of these is not true, we close the account. Deposits you have not played are returned; bets and winnings of somebody under age are void, and every deposit goes back.</p>
<h2>Your account</h2>
<h3>Opening it</h3>
<p>What you tell us when you register has to be correct. We check your identity, usually at once and at the latest within 30 days; until then you can play but not withdraw. If we need documents, we say which ones and why, and you send them under documentation in your account.</p>
<h3>Keeping it safe</h3>
<p>Keep your password to yourself, or log in with a passkey, which cannot be told to anyone. What happens with your sign-in counts as done by you until you tell us that somebody else has it. Tell us straight away: we then block the account while we look into it.</p>
<h3>Keeping it up to date</h3>
<p>Once a year we ask you to look over your details. An account whose details are not confirmed within 60 days is blocked until they are; your money stays yours.</p>
<h2>Paying in</h2>
<p>The <a href="/payment-methods">payment methods</a> page lists every way to pay with its limits, its cost and how long it takes. The method has to be in your own name. We do not lend money, and you cannot deposit on credit. A deposit counts towards your limits at the moment it is asked for.</p>
<p>Money in your account earns no interest. It is kept apart from the company’s own in accounts for players, so that it would be paid out to you even if the company were to end. This is the level of protection that our licence calls “high”.</p>
<h2>Taking money out</h2>
<p>You can withdraw what is yours whenever you like, also during a break and after closing the account. We review each request between 8:00 and 22:00, usually within two hours, and pay to a method in your name, first to those you deposited with. Once asked for, a withdrawal cannot be turned back into stakes: we do not offer to play it instead.</p>
<p>Before a first withdrawal, and when the law asks for it, we check where money comes from. We may ask for documents for that, and only for those that the check needs.</p>
<h2>Bonuses and promotions</h2>
<p>Nothing starts by itself: you take part in a promotion only by saying so. Its page says what it gives, what has to be played, until when and for whom. You can leave at any time; your deposits and what you won with your own money stay yours. Winnings that came from a bonus go with it if you leave before its terms are met.</p>
<p>We may end a promotion for who uses it together with others against its purpose, for instance by betting on every outcome from several accounts. We say so in writing, with the reason.</p>
<h2>Games</h2>
<p>Every game of chance is decided by a certified random number generator, or by a real dealer. Its page shows the return to player, which is an average over many millions of rounds and not a promise for an evening. If the connection breaks during a round, the round ends as it would have and its result waits for you; a round that cannot be ended is void, and its stake comes back.</p>
<h2>Sports bets</h2>
<p>A bet is accepted when it appears with a number in your list of bets. Odds move; if they change before your bet is accepted, you are asked again unless you chose otherwise. We settle by the official result on the day, and later corrections of the result do not change it.</p>
<ul><li>An event that is called off or not begun within 48 hours is void, and the stake comes back.</li><li>In a combination, the void selection counts with odds of 1.</li><li>The most that can be won with one bet is €500,000.</li></ul>
<h2>When there is a mistake</h2>
<p>If odds are plainly wrong, such as 100 instead of 1.00, or a game pays by a fault what its rules do not give, we correct the bet to what it should have been and tell you what we did. If a mistake of ours costs you money, you get it back. Money credited to you by mistake must be returned.</p>
<h2>Limits, breaks and self-exclusion</h2>
<p>You can limit deposits, losses, stakes and time by day, week or month, take a break, or exclude yourself, without asking anyone. A lower limit counts at once and a higher one after three days. All of it is described under <a href="/legal/responsible-gaming">safe gambling</a>.</p>
<h2>Closing the account</h2>
<p>You can close your account at any time, under safe gambling or by writing to us. We pay you your balance within three working days. We may close it with 30 days’ notice, or at once where the law asks for it or these terms were seriously broken; we give the reason unless the law forbids it.</p>
<p>If you have not logged in for twelve months we write to you. We charge nothing for an account that sleeps.</p>
<h2>Complaints</h2>
<p>Write to <a href="mailto:help@marquee.example">help@marquee.example</a> or call <a href="tel:+34900000000">+34 900 000 000</a>, every day from 8:00 to 24:00. You get an answer of somebody who may decide within five working days. If you do not agree with it, the <a href="https://example.com/dispute-board">Players’ Dispute Board</a> decides free of charge, and we accept its decision. Your way to a court stays open.</p>
<h2>Changes of these terms</h2>
<p>We write to you at least 14 days before a change that is not in your favour. If you do not accept it you may close the account and take your money with you. Bets placed before keep the terms they were placed under. Earlier versions can be had on request.</p>
<h2>The law that applies</h2>
<p>The law of Meridia applies. If you live elsewhere, the rules that protect consumers there protect you as well.</p>`,
    es: `<h2>Quiénes somos</h2>
<p>Marquee es una marca de Marquee Play Ltd, calle del Farol 12, Puerto Lindo, inscrita con el número 2026/0317 («nosotros»). Tenemos la licencia MGA/2026/014 de la <a href="https://example.com/meridian-gaming-authority">Meridian Gaming Authority</a>, que nos supervisa y a la que puedes dirigirte. La marca, la empresa y la licencia son inventadas, para demostración.</p>
<p>Estas condiciones valen entre tú y nosotros desde que abres la cuenta. Cada promoción y cada juego tiene además sus propias reglas; si dicen otra cosa, vale la que más te favorece.</p>
<h2>Quién puede jugar</h2>
<p>Puedes abrir una cuenta si se cumple todo esto:</p>
<ul><li>tienes 18 años o más;</li><li>vives en uno de los países que aparecen en el registro;</li><li>juegas para ti, con dinero que es tuyo;</li><li>no tienes otra cuenta con nosotros ni una autoexclusión vigente, aquí o en un registro nacional;</li><li>no trabajas para nosotros, ni para un proveedor cuyos juegos ofrecemos, ni en un deporte en el que apostarías.</li></ul>
<p>Si sabemos que algo de esto no es cierto, cerramos la cuenta. Te devolvemos lo que ingresaste y no has jugado; las apuestas y los premios de menores son nulos y se devuelve cada depósito.</p>
<h2>Tu cuenta</h2>
<h3>Abrirla</h3>
<p>Lo que nos cuentas al registrarte tiene que ser correcto. Comprobamos tu identidad, normalmente al momento y como mucho en 30 días; hasta entonces puedes jugar, pero no retirar. Si necesitamos documentos, te decimos cuáles y por qué, y los envías desde el apartado de documentación de tu cuenta.</p>
<h3>Cuidarla</h3>
<p>No compartas tu contraseña o, mejor, entra con una llave de acceso, que no se puede contar a nadie. Lo que se hace con tu acceso cuenta como hecho por ti hasta que nos avises de que lo tiene otra persona. Avísanos enseguida: bloqueamos la cuenta mientras lo aclaramos.</p>
<h3>Tenerla al día</h3>
<p>Una vez al año te pedimos que revises tus datos. Si no los confirmas en 60 días, la cuenta queda bloqueada hasta que lo hagas; tu dinero sigue siendo tuyo.</p>
<h2>Ingresar dinero</h2>
<p>La página de <a href="/payment-methods">métodos de pago</a> indica cada forma de pagar con sus límites, su coste y su plazo. El método tiene que estar a tu nombre. No prestamos dinero ni se puede ingresar a crédito. Un depósito cuenta para tus límites desde que lo pides.</p>
<p>El dinero de tu cuenta no da intereses. Se guarda separado del de la empresa, en cuentas de jugadores, de modo que se te pagaría aunque la empresa dejara de existir. Es el nivel de protección que nuestra licencia llama «alto».</p>
<h2>Retirar dinero</h2>
<p>Puedes retirar lo que es tuyo cuando quieras, también durante una pausa y después de cerrar la cuenta. Revisamos cada solicitud de 8:00 a 22:00, normalmente en menos de dos horas, y pagamos a un método a tu nombre, empezando por los que usaste para ingresar. Una retirada pedida no vuelve a ser saldo para jugar: no te proponemos jugarla.</p>
<p>Antes de la primera retirada, y cuando lo pide la ley, comprobamos de dónde viene el dinero. Para eso podemos pedirte documentos, y solo los que hagan falta.</p>
<h2>Bonos y promociones</h2>
<p>Nada empieza solo: participas en una promoción únicamente si tú lo dices. Su página explica qué da, qué hay que jugar, hasta cuándo y para quién. Puedes dejarla cuando quieras; lo que ingresaste y ganaste con tu dinero sigue siendo tuyo. Los premios que vienen de un bono se van con él si lo dejas antes de cumplir sus condiciones.</p>
<p>Podemos retirar una promoción a quien la use junto con otras personas contra su propósito, por ejemplo apostando a todos los resultados desde varias cuentas. Lo comunicamos por escrito y con el motivo.</p>
<h2>Juegos</h2>
<p>Cada juego de azar lo decide un generador de números aleatorios certificado o un crupier de verdad. Su página muestra el porcentaje de retorno, que es una media de muchos millones de partidas y no una promesa para una noche. Si se corta la conexión, la partida termina como habría terminado y el resultado te espera; si no puede terminar, es nula y se devuelve la apuesta.</p>
<h2>Apuestas deportivas</h2>
<p>Una apuesta está aceptada cuando aparece con su número en tu lista. Las cuotas se mueven; si cambian antes de aceptarla, te preguntamos de nuevo, salvo que hayas elegido otra cosa. Liquidamos con el resultado oficial del día, y las correcciones posteriores no lo cambian.</p>
<ul><li>Un evento cancelado o que no empieza en 48 horas es nulo y se devuelve la apuesta.</li><li>En una combinada, la selección nula cuenta con cuota 1.</li><li>Lo máximo que se puede ganar con una apuesta son 500.000 €.</li></ul>
<h2>Cuando hay un error</h2>
<p>Si una cuota está claramente mal, como 100 en lugar de 1,00, o un juego paga por un fallo lo que sus reglas no dan, corregimos la apuesta a lo que debía ser y te explicamos qué hemos hecho. Si un error nuestro te cuesta dinero, te lo devolvemos. El dinero abonado por error hay que devolverlo.</p>
<h2>Límites, pausas y autoexclusión</h2>
<p>Puedes limitar depósitos, pérdidas, apuestas y tiempo por día, semana o mes, hacer una pausa o autoexcluirte sin pedir permiso. Un límite más bajo vale al momento y uno más alto, a los tres días. Todo está en <a href="/legal/responsible-gaming">juego seguro</a>.</p>
<h2>Cerrar la cuenta</h2>
<p>Puedes cerrar la cuenta cuando quieras, desde juego seguro o escribiéndonos. Te pagamos lo que quede en tres días hábiles. Nosotros podemos cerrarla avisando con 30 días, o de inmediato si lo pide la ley o si se han incumplido gravemente estas condiciones; te damos el motivo salvo que la ley lo impida.</p>
<p>Si llevas doce meses sin entrar, te escribimos. Una cuenta dormida no cuesta nada.</p>
<h2>Reclamaciones</h2>
<p>Escribe a <a href="mailto:help@marquee.example">help@marquee.example</a> o llama al <a href="tel:+34900000000">+34 900 000 000</a>, todos los días de 8:00 a 24:00. En cinco días hábiles te responde alguien que puede decidir. Si no estás de acuerdo, la <a href="https://example.com/dispute-board">Junta Arbitral de Jugadores</a> decide gratis y aceptamos su decisión. Siempre puedes acudir a los tribunales.</p>
<h2>Cambios de estas condiciones</h2>
<p>Te escribimos al menos 14 días antes de un cambio que no te favorezca. Si no lo aceptas, puedes cerrar la cuenta y llevarte tu dinero. Las apuestas hechas antes conservan las condiciones con las que se hicieron. Las versiones anteriores están a tu disposición.</p>
<h2>La ley que se aplica</h2>
<p>Se aplica la ley de Meridia. Si vives en otro país, también te protegen sus normas de consumo.</p>`,
  },
};
