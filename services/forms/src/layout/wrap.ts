import type { Measure } from './measure.ts'

/** Lines of a text that fit a width; a word that is longer than a line is broken where it ends. */
export function wrap(text: string, font: Measure, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  return text.split('\n').flatMap(paragraph => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap(part => pieces(part, fits))) {
      const longer = line ? `${line} ${word}` : word
      if (fits(longer)) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  })
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const found: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece && !fits(piece + sign)) {
      found.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...found, piece]
}
