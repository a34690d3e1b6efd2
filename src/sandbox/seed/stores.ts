import type { Fields } from '../content/entry.ts';
import type { Seeder } from './seeder.ts';

type Store = readonly [
  name: string,
  address: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

/** Invented shops at real places, so that distances make sense. */
const stores: readonly Store[] = [
  ['Marquee Gran Vía', 'Gran Vía 48', 'Madrid', '28013', 40.4206, -3.7055],
  ['Marquee Lavapiés', 'Calle del Farol 3', 'Madrid', '28012', 40.4087, -3.7008],
  ['Marquee Gràcia', 'Carrer de Verdi 20', 'Barcelona', '08012', 41.4036, 2.1567],
  ['Marquee Sants', 'Carrer de Sants 112', 'Barcelona', '08028', 41.3757, 2.1347],
  ['Marquee Ruzafa', 'Carrer de Cuba 40', 'Valencia', '46006', 39.4613, -0.3726],
  ['Marquee Triana', 'Calle San Jacinto 25', 'Sevilla', '41010', 37.3849, -6.0045],
  ['Marquee Abando', 'Calle Ledesma 9', 'Bilbao', '48001', 43.2633, -2.9317],
  ['Marquee Delicias', 'Avenida de Madrid 77', 'Zaragoza', '50010', 41.6523, -0.9037],
  ['Marquee Soho', 'Calle Casas de Campos 12', 'Málaga', '29001', 36.7153, -4.4236],
  ['Marquee Santa Catalina', 'Carrer de la Fàbrica 31', 'Palma', '07013', 39.5734, 2.6357],
  ['Marquee Ensanche', 'Rúa do Hórreo 50', 'Santiago de Compostela', '15702', 42.8727, -8.5443],
  ['Marquee Triana Mar', 'Calle Mayor de Triana 60', 'Las Palmas', '35002', 28.1046, -15.4157],
];

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Later at weekends; every fourth shop rests on Mondays. */
function openingHours(index: number): readonly Fields[] {
  return days.map((day, position) => {
    const closed = position === 0 && index % 4 === 3;
    const closes = position >= 4 ? '23:30:00.000' : '22:00:00.000';
    return {
      day,
      opens: closed ? null : '10:00:00.000',
      closes: closed ? null : closes,
      closed,
    };
  });
}

export function seedStores(seeder: Seeder): void {
  for (const [index, store] of stores.entries()) {
    const [name, address, city, postalCode, latitude, longitude] = store;
    const image = seeder.picture(`store-${(index % 3) + 1}.webp`, 'A Marquee shop at night');
    seeder.add('store', name, () => ({
      name,
      address,
      city,
      postalCode,
      latitude,
      longitude,
      phone: `+34 900 000 1${String(index).padStart(2, '0')}`,
      image,
      openingHours: openingHours(index),
    }));
  }
}
