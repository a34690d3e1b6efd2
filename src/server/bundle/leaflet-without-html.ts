/** On load, Leaflet tests SVG support by setting innerHTML, which Trusted Types forbid. Build the element instead. */
export const leafletWithoutHtml = {
  name: 'leaflet-without-html',
  transform(code: string, id: string) {
    if (!id.includes('leaflet-src.esm.js')) return undefined;
    const allowed = code.replace("div.innerHTML = '<svg/>';", "div.append(svgCreate('svg'));");
    if (allowed === code) throw new Error('Leaflet has changed: check what it does when it loads');
    return { code: allowed, map: null };
  },
};
