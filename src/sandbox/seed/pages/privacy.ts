import type { PageText } from './page-text.ts';

/** The privacy policy; its date is the version that a registration agrees to. */
export const privacy: PageText = {
  slug: 'privacy',
  revisedOn: '2026-01-12',
  title: { en: 'Privacy policy', es: 'Política de privacidad' },
  intro: {
    en: 'Which data we have of you, what we need them for, who else sees them and how you get them back.',
    es: 'Qué datos tuyos tenemos, para qué los necesitamos, quién más los ve y cómo los recuperas.',
  },
  metaDescription: {
    en: 'How Marquee handles personal data: what is kept, on which legal ground, for how long, who receives it, and your rights.',
    es: 'Cómo trata Marquee los datos personales: qué se guarda, con qué base legal, cuánto tiempo, quién los recibe y tus derechos.',
  },
  body: {
    en: `<h2>Who answers for your data</h2>
<p>Marquee Play Ltd, 12 Lantern Street, Puerto Lindo. Our data protection officer reads <a href="mailto:privacy@marquee.example">privacy@marquee.example</a> and answers within a month at the latest.</p>
<h2>What we have, and why</h2>
<table><caption>Personal data by purpose</caption><thead><tr><th scope="col">Data</th><th scope="col">What for</th><th scope="col">Legal ground</th></tr></thead><tbody>
<tr><td>Name, birth date, nationality, document number, address</td><td>To know that you are you, and of age</td><td>Gaming and anti-money-laundering law</td></tr>
<tr><td>E-mail, phone, language</td><td>To reach you about your account</td><td>Our contract with you</td></tr>
<tr><td>Deposits, withdrawals, bets, rounds, balances</td><td>To run the account, pay you, and keep the books</td><td>Our contract with you; gaming and tax law</td></tr>
<tr><td>Limits, breaks, self-exclusion, how you play</td><td>To protect you, and step in where play looks harmful</td><td>Gaming law</td></tr>
<tr><td>Device, browser, address on the network, sign-ins</td><td>To keep others out of your account and find fraud</td><td>Our legitimate interest in a safe site</td></tr>
<tr><td>What you chose about news by email, text message and push</td><td>To tell you about promotions, if you want that</td><td>Your consent</td></tr>
</tbody></table>
<p>We do not buy data about you, and we do not sell yours. We do not decide about you by machine alone: where a program suggests that an account be blocked, a person looks before it is.</p>
<h2>Protection of players</h2>
<p>The law obliges us to watch for signs of harm, such as deposits that grow fast, limits that are raised again and again or play through the night. What we see there serves to protect you. It is never used for advertising: who shows such signs gets none.</p>
<h2>Who else sees them</h2>
<ul><li><strong>Payment services</strong> get what a payment needs.</li><li><strong>Game providers</strong> get a number and your currency, never your name.</li><li><strong>Companies that check identities</strong> compare your details with registers.</li><li><strong>The regulator, tax offices and courts</strong> get what the law obliges us to hand over.</li><li><strong>Technical services</strong> that run our computers work by our instructions, under contract, inside the European Economic Area.</li></ul>
<p>If data ever have to leave the European Economic Area, they do so under the standard contract clauses of the European Commission, and this page says so first.</p>
<h2>For how long</h2>
<ul><li>Account and payments: ten years after the account is closed, as the law asks.</li><li>Identity documents: five years after it is closed.</li><li>Self-exclusion: as long as it lasts, and five years more.</li><li>Sign-ins and devices: twelve months.</li><li>Conversations with us: three years.</li><li>A registration that you began and did not finish stays on your own device for a week and never reaches us.</li></ul>
<h2>On your device</h2>
<p>What this site keeps on your device, and what needs your consent, is in the <a href="/cookies">cookies policy</a>.</p>
<h2>Your rights</h2>
<p>You may at any time</p>
<ul><li>see your data and have a copy that a machine can read;</li><li>have mistakes corrected, most of them by yourself under personal data in your account;</li><li>have data erased that no law makes us keep;</li><li>have their use restricted while a question about them is open;</li><li>object to what we do out of legitimate interest;</li><li>take back a consent, as easily as you gave it and without giving a reason.</li></ul>
<p>Write to <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. If you are not content with our answer, the <a href="https://example.com/data-protection-authority">data protection authority</a> hears you free of charge.</p>
<h2>How we keep them safe</h2>
<p>Data are encrypted on the way and where they lie. Passwords are kept in a form from which nobody can read them, and passkeys never leave your device. Who works with your data here sees only what the task needs, and each look is recorded. If data were ever lost or stolen in a way that puts you at risk, we would tell you within 72 hours.</p>
<h2>Changes</h2>
<p>If we begin to use data for something new, we tell you before and, where it needs your consent, ask for it.</p>`,
    es: `<h2>Quién responde de tus datos</h2>
<p>Marquee Play Ltd, calle del Farol 12, Puerto Lindo. Nuestra delegada de protección de datos lee <a href="mailto:privacy@marquee.example">privacy@marquee.example</a> y responde en un mes como mucho.</p>
<h2>Qué tenemos y por qué</h2>
<table><caption>Datos personales por finalidad</caption><thead><tr><th scope="col">Datos</th><th scope="col">Para qué</th><th scope="col">Base legal</th></tr></thead><tbody>
<tr><td>Nombre, fecha de nacimiento, nacionalidad, número de documento, dirección</td><td>Saber que eres tú y que eres mayor de edad</td><td>Leyes del juego y contra el blanqueo</td></tr>
<tr><td>Correo, teléfono, idioma</td><td>Contactar contigo sobre tu cuenta</td><td>Nuestro contrato contigo</td></tr>
<tr><td>Depósitos, retiradas, apuestas, partidas, saldos</td><td>Llevar la cuenta, pagarte y cumplir con la contabilidad</td><td>Nuestro contrato contigo; leyes del juego y tributarias</td></tr>
<tr><td>Límites, pausas, autoexclusión, forma de jugar</td><td>Protegerte e intervenir si el juego parece dañino</td><td>Ley del juego</td></tr>
<tr><td>Dispositivo, navegador, dirección de red, accesos</td><td>Que nadie más entre en tu cuenta y detectar fraudes</td><td>Nuestro interés legítimo en un sitio seguro</td></tr>
<tr><td>Lo que elegiste sobre avisos por correo, SMS y notificaciones</td><td>Contarte las promociones, si quieres</td><td>Tu consentimiento</td></tr>
</tbody></table>
<p>No compramos datos sobre ti ni vendemos los tuyos. Ninguna máquina decide sola sobre ti: si un programa propone bloquear una cuenta, antes lo mira una persona.</p>
<h2>Protección de quien juega</h2>
<p>La ley nos obliga a estar atentos a señales de daño, como depósitos que crecen deprisa, límites que suben una y otra vez o noches enteras de juego. Lo que vemos ahí sirve para protegerte. Nunca se usa para publicidad: quien muestra esas señales no recibe ninguna.</p>
<h2>Quién más los ve</h2>
<ul><li><strong>Los servicios de pago</strong> reciben lo que necesita un pago.</li><li><strong>Los proveedores de juegos</strong> reciben un número y tu moneda, nunca tu nombre.</li><li><strong>Las empresas que comprueban identidades</strong> comparan tus datos con registros.</li><li><strong>El regulador, Hacienda y los tribunales</strong> reciben lo que la ley nos obliga a entregar.</li><li><strong>Los servicios técnicos</strong> que mantienen nuestros ordenadores trabajan según nuestras instrucciones, con contrato y dentro del Espacio Económico Europeo.</li></ul>
<p>Si alguna vez los datos tienen que salir del Espacio Económico Europeo, será con las cláusulas tipo de la Comisión Europea y esta página lo dirá antes.</p>
<h2>Cuánto tiempo</h2>
<ul><li>Cuenta y pagos: diez años desde el cierre, como pide la ley.</li><li>Documentos de identidad: cinco años desde el cierre.</li><li>Autoexclusión: mientras dure y cinco años más.</li><li>Accesos y dispositivos: doce meses.</li><li>Conversaciones con nosotros: tres años.</li><li>Un registro que empezaste y no terminaste se queda una semana en tu dispositivo y nunca llega hasta nosotros.</li></ul>
<h2>En tu dispositivo</h2>
<p>Lo que este sitio guarda en tu dispositivo, y lo que necesita tu consentimiento, está en la <a href="/cookies">política de cookies</a>.</p>
<h2>Tus derechos</h2>
<p>En cualquier momento puedes</p>
<ul><li>ver tus datos y recibir una copia que pueda leer una máquina;</li><li>corregir errores, casi siempre por tu cuenta en tus datos personales;</li><li>pedir que borremos los datos que ninguna ley nos obliga a guardar;</li><li>limitar su uso mientras se aclara una duda;</li><li>oponerte a lo que hacemos por interés legítimo;</li><li>retirar un consentimiento, tan fácil como lo diste y sin dar motivos.</li></ul>
<p>Escribe a <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. Si nuestra respuesta no te convence, la <a href="https://example.com/data-protection-authority">autoridad de protección de datos</a> te atiende gratis.</p>
<h2>Cómo los cuidamos</h2>
<p>Los datos viajan y se guardan cifrados. Las contraseñas se guardan de forma que nadie puede leerlas y las llaves de acceso nunca salen de tu dispositivo. Quien trabaja aquí con tus datos ve solo lo que necesita y cada consulta queda registrada. Si alguna vez se perdieran o robaran datos de un modo que te ponga en riesgo, te avisaríamos en 72 horas.</p>
<h2>Cambios</h2>
<p>Si empezamos a usar datos para algo nuevo, te lo decimos antes y, si hace falta tu consentimiento, te lo pedimos.</p>`,
  },
};
