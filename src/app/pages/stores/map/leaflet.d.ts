// The half of the package that can be bundled in parts; its types are those of the whole.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
