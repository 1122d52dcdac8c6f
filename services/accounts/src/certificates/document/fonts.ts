import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from '@cantoo/fontkit'
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib'

const files = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '600SemiBold/NotoSans_600SemiBold.ttf',
}
type Weight = keyof typeof files

let loaded: Promise<Record<Weight, Font>> | undefined

/** Read with the first certificate; reading them for each one would take most of its time. */
function fonts(): Promise<Record<Weight, Font>> {
  loaded ??= Promise.all([readFont('regular'), readFont('bold')])
    .then(([regular, bold]) => ({ regular, bold }))
    .catch(error => {
      loaded = undefined
      throw error
    })
  return loaded
}

async function readFont(weight: Weight): Promise<Font> {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${files[weight]}`)
  const font = create(await readFile(path)) as Font
  // A sign is a glyph: ligatures would make other words of what people copy out of the document, and shaping is slow.
  font.layout = ((text: string) => ({
    glyphs: [...text].map(sign => font.glyphForCodePoint(sign.codePointAt(0) ?? 0)),
  })) as unknown as Font['layout']
  return font
}

export interface EmptyDocument extends Record<Weight, PDFFont> {
  pdf: PDFDocument
}

/** A document that writes names of all languages of the Latin, Greek and Cyrillic alphabets; it carries the signs that it uses. */
export async function emptyDocument(): Promise<EmptyDocument> {
  const pdf = await PDFDocument.create()
  const [regular, bold] = [await embedFont(pdf, 'regular'), await embedFont(pdf, 'bold')]
  return { pdf, regular, bold }
}

/** Gives a document one of the fonts. */
export async function embedFont(pdf: PDFDocument, weight: Weight): Promise<PDFFont> {
  const known = await fonts()
  const weights = Object.keys(files) as Weight[]
  pdf.registerFontkit({ create: async ([number = 0]: Uint8Array) => known[weights[number] ?? 'regular'] } as never)
  // The bytes only say which font is meant.
  return pdf.embedFont(new Uint8Array([weights.indexOf(weight)]), { subset: true })
}

/** How wide texts are in points. */
export type Measure = Pick<PDFFont, 'widthOfTextAtSize'>

/** Of the regular font, without a document. */
export async function measure(): Promise<Measure> {
  const { regular } = await fonts()
  const widths = new Map<string, number>()
  const widthOf = (sign: string) => {
    const known = widths.get(sign)
    if (known !== undefined) return known
    const width = (regular.glyphForCodePoint(sign.codePointAt(0) ?? 0)?.advanceWidth ?? 0) / regular.unitsPerEm
    widths.set(sign, width)
    return width
  }
  return { widthOfTextAtSize: (text, size) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * size }
}
