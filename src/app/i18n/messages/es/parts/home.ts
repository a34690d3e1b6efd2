import type { home as en } from '../../en/parts/home.ts';

export const home: Record<keyof typeof en, string> = {
  'home.title': 'Inicio',
  'home.heading': '{company}: casino y deportes',
  'home.description':
    'Tragaperras, mesas en vivo y apuestas deportivas. Cuotas claras y límites a un toque. Solo para mayores de edad.',
  'home.heading.casino': '{company}: casino',
  'home.heading.sports': '{company}: apuestas deportivas',
  'home.description.casino':
    'Tragaperras y mesas en vivo. Límites a un toque. Solo para mayores de edad.',
  'home.description.sports':
    'Apuestas deportivas con cuotas claras. Límites a un toque. Solo para mayores de edad.',
  'home.hero': 'Destacados',
  'home.previous': 'Anterior',
  'home.next': 'Siguiente',
  'home.showSlide': 'Ver: {title}',
  'home.pause': 'Pausar las imágenes',
  'home.play': 'Reanudar las imágenes',
  'home.new': 'Nuevo',
  'home.jackpot': 'Bote',
  'home.jackpots': 'Botes',
  'home.seeAll': 'Ver todo',
  'home.failed': 'No hemos podido cargar esta parte.',
  'home.retry': 'Reintentar',
  'home.until': 'Hasta el {date}',
  'home.days': '{count, plural, one {día} other {días}}',
  'home.hours': '{count, plural, one {hora} other {horas}}',
  'home.minutes': '{count, plural, one {minuto} other {minutos}}',
  'home.more': 'Ver más',
};
