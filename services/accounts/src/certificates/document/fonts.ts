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
  const known = await fonts()
  const pdf = await PDFDocument.create()
  const weights = Object.keys(files) as Weight[]
  pdf.registerFontkit({ create: async ([number = 0]: Uint8Array) => known[weights[number] ?? 'regular'] } as never)
  // The bytes only say which font is meant.
  const embed = (weight: Weight) => pdf.embedFont(new Uint8Array([weights.indexOf(weight)]), { subset: true })
  return { pdf, regular: await embed('regular'), bold: await embed('bold') }
}
