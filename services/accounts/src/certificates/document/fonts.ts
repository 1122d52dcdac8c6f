import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from '@cantoo/fontkit'

const files = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '600SemiBold/NotoSans_600SemiBold.ttf',
}
export type Weight = keyof typeof files
export const weights: readonly Weight[] = ['regular', 'bold']

const loaded = new Map<Weight, Promise<Font>>()

/** Read once; reading one for each document would take most of its time. */
export function loadFont(weight: Weight): Promise<Font> {
  const known = loaded.get(weight)
  if (known) return known
  const font = readFont(weight).catch(error => {
    loaded.delete(weight)
    throw error
  })
  loaded.set(weight, font)
  return font
}

async function readFont(weight: Weight): Promise<Font> {
  // Most processes that know this file never need a font.
  const { create } = await import('@cantoo/fontkit')
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${files[weight]}`)
  const font = create(await readFile(path)) as Font
  // A sign is a glyph: ligatures would make other words of what people copy out of the document, and shaping is slow.
  font.layout = ((text: string) => ({
    glyphs: [...text].map(sign => font.glyphForCodePoint(sign.codePointAt(0) ?? 0)),
  })) as unknown as Font['layout']
  return font
}
