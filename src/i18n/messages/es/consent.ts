/** The cookie settings. */
export const messages = {
  'consent.title': 'Configuración de cookies',
  'consent.intro':
    'Tú decides qué ocurre aquí además de lo que el sitio necesita para funcionar. Puedes cambiar de opinión cuando quieras.',
  'consent.nothing':
    'Ahora mismo nada de lo que hay aquí necesita tu consentimiento: este sitio ni te mide ni te muestra publicidad. Guardamos tu elección por si eso cambia.',
  'consent.necessary': 'Necesarias',
  'consent.necessary.text':
    'Iniciar sesión, tu idioma y aspecto, la seguridad, las páginas que se abren sin conexión. Siempre activas.',
  'consent.analytics': 'Analíticas',
  'consent.analytics.text':
    'Cuentan las visitas y nos muestran qué páginas ayudan. Nunca importes, nombres ni códigos de cuenta.',
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
