import type { messages as en } from '../en/help.ts';
import { print } from './parts/print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'helpCentre.title': 'Centro de ayuda',
  'helpCentre.intro': 'Respuestas claras y un equipo con quien hablar si necesitas más ayuda.',
  'helpCentre.search': 'Buscar en la ayuda',
  'helpCentre.apply': 'Buscar',
  'helpCentre.found.title': 'Resultados de la búsqueda',
  'helpCentre.none.title': 'No hemos encontrado ninguna respuesta',
  'helpCentre.none.text': 'Prueba con otras palabras o con menos, o contacta con nosotros.',
  'helpCentre.none.clear': 'Ver todos los temas',
  'helpCentre.topics': 'Temas',
  'helpCentre.count': '{count, plural, one {# respuesta} other {# respuestas}}',
  'helpCentre.first': 'Preguntas más frecuentes',
  'helpCentre.empty.title': 'Aún no hay respuestas',
  'helpCentre.empty.text': 'Las estamos escribiendo. Mientras tanto, contacta con nosotros.',
  'helpCentre.unknown': 'Esa página de ayuda ya no está disponible. Aquí tienes todas las demás.',

  'helpCentre.category.others': 'Otros temas',
  'helpCentre.article.open': 'Leer la respuesta',
  'helpCentre.article.about': 'Leer la respuesta: {question}',
  'helpCentre.article.updated': 'Última actualización: {date}',
  'helpCentre.article.more': 'Respuestas relacionadas',
  'helpCentre.article.before': 'Anterior',
  'helpCentre.article.next': 'Siguiente',

  'helpCentre.vote.title': '¿Te ha resultado útil?',
  'helpCentre.vote.yes': 'Sí',
  'helpCentre.vote.no': 'No',
  'helpCentre.vote.anonymous': 'Tu voto es anónimo.',
  'helpCentre.vote.thanks': 'Gracias. Puedes cambiar tu voto.',
  'helpCentre.vote.sorry':
    'Gracias. Revisaremos esta respuesta. Si necesitas más ayuda, contacta con nosotros más abajo.',
  'helpCentre.vote.offline':
    'Sin conexión: tu voto no se ha enviado. Inténtalo de nuevo cuando la recuperes.',
  'helpCentre.vote.failed': 'No hemos podido guardar tu voto. Inténtalo de nuevo en un momento.',

  'helpCentre.contact.title': 'Contacta con nosotros',
  'helpCentre.contact.text': 'Si es urgente, llámanos.',
  'helpCentre.contact.phone': 'Llámanos',
  'helpCentre.contact.mail': 'Escríbenos',
  'helpCentre.contact.chat': 'Chatea',
  'helpCentre.contact.chat.text': 'Escríbenos aquí mismo',
  'helpCentre.contact.stores': 'Visítanos',
  'helpCentre.contact.stores.text': 'Encuentra tu local más cercano',
};
