import type { Font, Glyph } from '@cantoo/fontkit'
import { drawnCodePoints } from './fonts.ts'

type Subset = ReturnType<Font['createSubset']>

/**
 * A font as one document uses it. A character is a glyph: ligatures would make other words of what people copy out of the
 * document, and shaping is slow. fontkit's own glyphs are shared by all documents, and each knows only the character by which
 * it was read first: none for the N that was read as a part of Ñ, and Ω for the sign of the ohm.
 */
export function fontOfDocument(font: Font): Font {
  const glyphs = new Map<number, Glyph>()
  const glyphOf = (codePoint: number) => {
    const known = glyphs.get(codePoint)
    if (known) return known
    const advanceWidth = font.glyphForCodePoint(codePoint)?.advanceWidth ?? 0
    const glyph = { id: codePoint, codePoints: [codePoint], advanceWidth } as unknown as Glyph
    glyphs.set(codePoint, glyph)
    return glyph
  }
  return Object.create(font, {
    layout: { value: (text: string) => ({ glyphs: drawnCodePoints(text, font).map(glyphOf) }) },
    createSubset: { value: () => subsetByCharacters(font) },
  })
}

/** The part of a font that a document carries: a glyph for each character, even where two characters look alike. */
function subsetByCharacters(font: Font): Subset {
  // The types leave out the list that it encodes.
  const subset = font.createSubset() as Subset & { glyphs: number[] }
  const places = new Map<number, number>()
  // The font's own parts of composed glyphs are asked for by their number, once all characters are there.
  const includePart = subset.includeGlyph.bind(subset)
  subset.includeGlyph = (glyph: number | Glyph) => {
    if (typeof glyph === 'number') return includePart(glyph)
    const known = places.get(glyph.id)
    if (known !== undefined) return known
    const place = subset.glyphs.push(font.glyphForCodePoint(glyph.id)?.id ?? 0) - 1
    places.set(glyph.id, place)
    return place
  }
  return subset
}
