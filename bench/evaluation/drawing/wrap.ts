import type { PDFFont } from '@cantoo/pdf-lib'
import { type Content, piecesOf, type Said } from '../facts/statement.ts'

/** A line of text, and what begins in it. */
export interface WrappedLine {
  text: string
  says: Said[]
}

/** Breaks a text into lines of at most `width` points; pieces that have no space between them share a word. */
export function wrap(content: Content, font: PDFFont, size: number, width: number): WrappedLine[] {
  const finished: WrappedLine[] = []
  let current: WrappedLine = { text: '', says: [] }
  for (const piece of piecesOf(content)) {
    for (const [index, word] of piece.text.split(' ').entries()) {
      const longer = current.text === '' || index === 0 ? current.text + word : `${current.text} ${word}`
      const isAfterSpace = index > 0 || current.text.endsWith(' ')
      if (isAfterSpace && current.text.trim() !== '' && font.widthOfTextAtSize(longer, size) > width) {
        finished.push(current)
        current = { text: word, says: [] }
      } else current.text = longer
      if (index === 0 || current.says.length === 0) addOnce(current, finished, piece)
    }
  }
  return [...finished, current]
}

function addOnce(current: WrappedLine, finished: readonly WrappedLine[], piece: Said) {
  if (!current.says.includes(piece) && !finished.some(({ says }) => says.includes(piece))) current.says.push(piece)
}
