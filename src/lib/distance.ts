/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth in km (IUGG). */
const RADIUS_KM = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km, accurate to half a percent. */
export function distanceKm(a: Position, b: Position): number {
  const [north, east] = [
    radians(b.latitude - a.latitude) / 2,
    radians(b.longitude - a.longitude) / 2,
  ];
  const share =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}
