/** The cookie settings. */
export const messages = {
  'consent.title': 'Configuración de cookies',
  'consent.intro':
    'Tú decides qué permites más allá de lo que el sitio necesita para funcionar. Puedes cambiar de opinión cuando quieras.',
  'consent.nothing':
    'Ahora mismo nada necesita tu consentimiento: este sitio no te rastrea ni te muestra publicidad. Guardamos tu elección por si eso cambia.',
  'consent.necessary': 'Necesarias',
  'consent.necessary.text':
    'Inicio de sesión, idioma y aspecto, seguridad y páginas sin conexión. Siempre activas.',
  'consent.analytics': 'Analíticas',
  'consent.analytics.text':
    'Cuentan las visitas y nos muestran qué páginas son útiles. Nunca incluyen importes, nombres ni números de cuenta.',
  'consent.marketing': 'Marketing',
  'consent.marketing.text':
    'Permiten saber qué campaña te trajo hasta aquí y mostrarte ofertas en otros sitios.',
  'consent.party': 'La analítica y el marketing funcionan a través de Google Tag Manager.',
  'consent.accept': 'Aceptar todas',
  'consent.refuse': 'Rechazar todas',
  'consent.save': 'Guardar mi elección',
  'consent.chosen':
    'Elegiste el {date}. Volveremos a preguntarte a los 12 meses, o cuando cambie esta lista.',
  'consent.device': 'Lo que este sitio guarda en este dispositivo',
};
