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

/** Read once; reading one for each document would take most of its time. All documents share it: none may change it. */
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
  return create(await readFile(path)) as Font
}

/** The code points that are drawn of a text: none of what no one sees; a space for spaces that the font lacks. */
export function drawnCodePoints(text: string, font: Font): number[] {
  const codePoints: number[] = []
  for (const character of text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) {
    const codePoint = character.codePointAt(0) ?? 0
    const isSpace = /\p{Zs}/u.test(character) && !font.hasGlyphForCodePoint(codePoint)
    codePoints.push(isSpace ? 0x20 : codePoint)
  }
  return codePoints
}
