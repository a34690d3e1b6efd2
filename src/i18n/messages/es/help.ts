import type { messages as en } from '../en/help.ts';
import { print } from './print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'helpCentre.title': 'Centro de ayuda',
  'helpCentre.intro': 'Respuestas claras y, cuando no bastan, personas con quien hablar.',
  'helpCentre.search': 'Buscar en la ayuda',
  'helpCentre.apply': 'Buscar',
  'helpCentre.found.title': 'Respuestas encontradas',
  'helpCentre.none.title': 'Todavía no hemos escrito sobre eso',
  'helpCentre.none.text': 'Prueba con otras palabras o con menos, o pregúntanos.',
  'helpCentre.none.clear': 'Ver todos los temas',
  'helpCentre.topics': 'Temas',
  'helpCentre.count': '{count, plural, one {# respuesta} other {# respuestas}}',
  'helpCentre.first': 'Lo que más se pregunta',
  'helpCentre.empty.title': 'Aún no hay nada aquí',
  'helpCentre.empty.text': 'Estamos escribiendo las respuestas. Mientras tanto, pregúntanos.',
  'helpCentre.unknown': 'Esa página de ayuda ya no existe. Aquí tienes todas las demás.',

  'helpCentre.category.others': 'Otros temas',
  'helpCentre.article.open': 'Abrir esta respuesta',
  'helpCentre.article.about': 'Abrir la respuesta: {question}',
  'helpCentre.article.updated': 'Última actualización: {date}',
  'helpCentre.article.more': 'Más respuestas sobre este tema',
  'helpCentre.article.before': 'Anterior',
  'helpCentre.article.next': 'Siguiente',

  'helpCentre.vote.title': '¿Te ha servido?',
  'helpCentre.vote.yes': 'Sí',
  'helpCentre.vote.no': 'No',
  'helpCentre.vote.anonymous': 'Tu voto es anónimo.',
  'helpCentre.vote.thanks': 'Gracias. Aún puedes cambiar de opinión.',
  'helpCentre.vote.sorry': 'Gracias por decirlo: la revisaremos. Abajo puedes hablar con nosotros.',
  'helpCentre.vote.offline':
    'Sin conexión: tu voto no se ha enviado. Prueba otra vez cuando vuelvas a tenerla.',
  'helpCentre.vote.failed': 'Tu voto no ha llegado. Prueba otra vez en un momento.',

  'helpCentre.contact.title': 'Habla con nosotros',
  'helpCentre.contact.text': 'Si es urgente, llama: contesta una persona.',
  'helpCentre.contact.phone': 'Llama',
  'helpCentre.contact.mail': 'Escribe',
  'helpCentre.contact.chat': 'Chatea',
  'helpCentre.contact.chat.text': 'Aquí mismo, por escrito',
  'helpCentre.contact.stores': 'Pásate',
  'helpCentre.contact.stores.text': 'Encuentra el local más cercano',
};
