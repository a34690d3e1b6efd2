/** The ES module of the package, which can be tree-shaken; its types are those of the package. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
