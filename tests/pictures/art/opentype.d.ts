/** The part of opentype.js that the lettering uses. The package ships no types. */
declare module 'opentype.js' {
  interface PathCommand {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  interface Font {
    tables: { os2: { sCapHeight: number } };
    unitsPerEm: number;
    getPath(text: string, x: number, y: number, fontSize: number): { commands: PathCommand[] };
    getAdvanceWidth(text: string, fontSize: number): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS, its whole is the default
  export default opentype;
}
