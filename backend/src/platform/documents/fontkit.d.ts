/** The part of fontkit that we use; it comes without types. */
declare module 'fontkit' {
  export interface Path {
    /** Path data, y upwards. */
    toSVG(): string;
  }
  export interface Glyph {
    readonly path: Path;
  }
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** What is known of glyphs that were asked for, by their number. */
    _glyphs: Record<number, Glyph>;
  }
  export function create(bytes: Buffer): Font;
}
