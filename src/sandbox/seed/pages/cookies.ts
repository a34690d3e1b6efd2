import type { PageText } from './page-text.ts';

export const cookies: PageText = {
  slug: 'cookies',
  revisedOn: '2026-11-02',
  title: { en: 'Cookies policy', es: 'Política de cookies' },
  intro: {
    en: 'What this site keeps on your device, what it is good for, and how you say no to the rest.',
    es: 'Qué guarda este sitio en tu dispositivo, para qué sirve y cómo decir que no a lo demás.',
  },
  metaDescription: {
    en: 'The cookies and the storage that Marquee uses: what is necessary, what needs your consent, how long it stays and how to change your mind.',
    es: 'Las cookies y el almacenamiento que usa Marquee: qué es necesario, qué pide tu consentimiento, cuánto dura y cómo cambiar de idea.',
  },
  body: {
    en: `<h2>In short</h2>
<p>The site works with what is necessary and nothing else. Analytics and advertising begin only after you allow them, and saying no takes one tap, the same as saying yes. You can change your mind whenever you like under “Cookie settings” at the foot of every page.</p>
<h2>What a cookie is</h2>
<p>A cookie is a short text that a site leaves in your browser and reads again later. Beside cookies a site can keep data in the browser’s own storage, and pages and pictures for when there is no connection. The same rules apply to all of it, so “cookies” here means all of it.</p>
<h2>What is necessary</h2>
<p>The law asks for no consent for what a service you asked for cannot do without. On this site that is:</p>
<table><caption>Necessary cookies</caption><thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead><tbody>
<tr><td><code>cookies_accepted</code></td><td>Remembers that you have read the cookie message</td><td>One year</td></tr>
<tr><td><code>__Host-rt</code></td><td>Keeps you logged in from page to page; no script can read it</td><td>Eight hours</td></tr>
<tr><td><code>session_hint</code></td><td>Tells the page that somebody is logged in; holds no name</td><td>As long as the session</td></tr>
<tr><td><code>playerNotVerifiedModal</code></td><td>So that we do not ask for your documents at every login</td><td>60 days, or until you log out</td></tr>
<tr><td><code>customNavigationMode</code></td><td>Opens the site where you usually begin</td><td>30 days</td></tr>
<tr><td><code>btag</code></td><td>Which partner sent you, to settle with that partner; holds nothing about you</td><td>30 days</td></tr>
</tbody></table>
<h3>In the browser’s storage</h3>
<ul><li>Pages, pictures and game lists that you have seen, so that they open without a connection.</li><li>Your theme, and which messages you have closed.</li><li>A registration that you have begun, for a week. Passwords are never kept.</li><li>Notices that you received, so that the bell can show them. They go when you log out.</li></ul>
<p>The page <a href="/cookies/device">what is on this device</a> lists all of it as it is right now, and lets you delete it piece by piece.</p>
<h2>What needs your consent</h2>
<h3>Analytics</h3>
<p>Which pages are read and where visitors give up. If you allow it, a tag manager loads and counts visits. Your name, your account and your amounts are never part of it.</p>
<h3>Marketing</h3>
<p>Whether an advertisement on another site led here. If you allow it, the advertising network may set cookies of its own and know that you were here.</p>
<p>Before you choose, and after you refuse, nothing is loaded from either: not one request leaves your browser. A choice holds for twelve months; then, or when something new is added, we ask again.</p>
<h2>Who sets them</h2>
<p>Everything necessary is set by us, under the address of this site. Cookies of others come only with analytics and marketing, and the cookie settings name each of them.</p>
<h2>How to change your mind</h2>
<ol><li>Open “Cookie settings” at the foot of any page and choose again. What was allowed before and is refused now is deleted where a site can delete it.</li><li>Or let your browser delete everything that a site has left: look for “site data” in its settings.</li></ol>
<p>Without the necessary ones you can read the site, but not log in.</p>
<h2>Questions</h2>
<p>Write to <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. What we do with personal data beyond this is in the <a href="/legal/privacy">privacy policy</a>.</p>`,
    es: `<h2>En pocas palabras</h2>
<p>El sitio funciona con lo necesario y nada más. La analítica y la publicidad empiezan solo cuando tú lo permites, y decir que no cuesta un toque, igual que decir que sí. Puedes cambiar de idea cuando quieras en «Configurar cookies», al pie de cada página.</p>
<h2>Qué es una cookie</h2>
<p>Una cookie es un texto breve que un sitio deja en tu navegador y vuelve a leer más tarde. Además, un sitio puede guardar datos en el almacenamiento del navegador, y páginas e imágenes para cuando no hay conexión. Las mismas reglas valen para todo, así que aquí «cookies» quiere decir todo eso.</p>
<h2>Lo necesario</h2>
<p>La ley no pide consentimiento para aquello sin lo que un servicio que has pedido no funciona. En este sitio es esto:</p>
<table><caption>Cookies necesarias</caption><thead><tr><th scope="col">Nombre</th><th scope="col">Para qué</th><th scope="col">Cuánto dura</th></tr></thead><tbody>
<tr><td><code>cookies_accepted</code></td><td>Recuerda que has leído el aviso de cookies</td><td>Un año</td></tr>
<tr><td><code>__Host-rt</code></td><td>Mantiene tu sesión de una página a otra; ningún script puede leerla</td><td>Ocho horas</td></tr>
<tr><td><code>session_hint</code></td><td>Avisa a la página de que hay una sesión; no contiene ningún nombre</td><td>Lo que dura la sesión</td></tr>
<tr><td><code>playerNotVerifiedModal</code></td><td>Para no pedirte los documentos cada vez que entras</td><td>60 días, o hasta que cierres sesión</td></tr>
<tr><td><code>customNavigationMode</code></td><td>Abre el sitio por donde sueles empezar</td><td>30 días</td></tr>
<tr><td><code>btag</code></td><td>Qué socio te envió, para liquidar con él; no dice nada de ti</td><td>30 días</td></tr>
</tbody></table>
<h3>En el almacenamiento del navegador</h3>
<ul><li>Páginas, imágenes y listas de juegos que has visto, para que se abran sin conexión.</li><li>Tu tema y los mensajes que has cerrado.</li><li>Un registro que has empezado, durante una semana. Las contraseñas nunca se guardan.</li><li>Los avisos que recibiste, para que la campana pueda mostrarlos. Se borran al cerrar la sesión.</li></ul>
<p>La página <a href="/cookies/device">qué hay en este dispositivo</a> lo enseña todo tal como está ahora y te deja borrarlo pieza por pieza.</p>
<h2>Lo que pide tu consentimiento</h2>
<h3>Analítica</h3>
<p>Qué páginas se leen y dónde se abandona. Si lo permites, se carga un gestor de etiquetas que cuenta visitas. Tu nombre, tu cuenta y tus importes nunca forman parte.</p>
<h3>Marketing</h3>
<p>Si un anuncio de otro sitio te trajo hasta aquí. Si lo permites, la red publicitaria puede poner sus propias cookies y saber que has estado aquí.</p>
<p>Antes de elegir, y después de decir que no, no se carga nada de ninguna de las dos: ni una petición sale de tu navegador. La elección vale doce meses; después, o cuando se añade algo nuevo, volvemos a preguntar.</p>
<h2>Quién las pone</h2>
<p>Todo lo necesario lo ponemos nosotros, con la dirección de este sitio. Las cookies de otros llegan solo con la analítica y el marketing, y la configuración de cookies las nombra una por una.</p>
<h2>Cómo cambiar de idea</h2>
<ol><li>Abre «Configurar cookies» al pie de cualquier página y elige de nuevo. Lo que antes permitías y ahora rechazas se borra, hasta donde un sitio puede borrarlo.</li><li>O pide a tu navegador que borre todo lo que un sitio ha dejado: busca «datos de sitios» en sus ajustes.</li></ol>
<p>Sin las necesarias puedes leer el sitio, pero no entrar en tu cuenta.</p>
<h2>Preguntas</h2>
<p>Escribe a <a href="mailto:privacy@marquee.example">privacy@marquee.example</a>. Lo demás que hacemos con datos personales está en la <a href="/legal/privacy">política de privacidad</a>.</p>`,
  },
};
