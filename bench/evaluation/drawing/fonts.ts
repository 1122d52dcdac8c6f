import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from '@cantoo/fontkit'
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'

const embedded = {
  'noto-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-bold': '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'liberation-regular': 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  'liberation-bold': 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
} as const
type EmbeddedFont = keyof typeof embedded
const names = Object.keys(embedded) as EmbeddedFont[]

/** Noto and Liberation are in the file; Times and Courier are not, as in many that the trade sends. */
export type FontName = 'noto' | 'liberation' | 'times' | 'courier'

export interface FontPair {
  regular: PDFFont
  bold: PDFFont
}

export async function embedFonts(pdf: PDFDocument, name: FontName): Promise<FontPair> {
  if (name === 'times') return standard(pdf, StandardFonts.TimesRoman, StandardFonts.TimesRomanBold)
  if (name === 'courier') return standard(pdf, StandardFonts.Courier, StandardFonts.CourierBold)
  // The bytes only say which font is meant: it is read once for all documents.
  pdf.registerFontkit({ create: ([number = 0]: Uint8Array) => loadFont(names[number] ?? 'noto-regular') } as never)
  const embed = (font: EmbeddedFont) => pdf.embedFont(new Uint8Array([names.indexOf(font)]), { subset: true })
  return { regular: await embed(`${name}-regular`), bold: await embed(`${name}-bold`) }
}

const standard = async (pdf: PDFDocument, regular: StandardFonts, bold: StandardFonts): Promise<FontPair> => ({
  regular: await pdf.embedFont(regular),
  bold: await pdf.embedFont(bold),
})

export const fontFile = (font: EmbeddedFont) => createRequire(import.meta.url).resolve(embedded[font])

const loaded = new Map<EmbeddedFont, Font>()

function loadFont(name: EmbeddedFont): Font {
  const known = loaded.get(name)
  if (known) return known
  const font = create(readFileSync(fontFile(name))) as Font
  // Ligatures would make other words of what a reader finds, and shaping is slow.
  font.layout = ((text: string) => ({
    glyphs: [...text].map(sign => font.glyphForCodePoint(sign.codePointAt(0) ?? 0)),
  })) as unknown as Font['layout']
  loaded.set(name, font)
  return font
}
