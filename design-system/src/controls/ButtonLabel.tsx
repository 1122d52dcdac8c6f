import { Children, type ReactNode } from 'react'
import { TruncatedText } from './TruncatedText'

/** What is in a button: where there is no room, words cut themselves, and symbols beside them stay. */
export function ButtonLabel({ children }: { children: ReactNode }) {
  return piecesOf(children).map((piece, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a button have no other identity
    return typeof piece === 'string' && piece.trim() ? <TruncatedText key={place} text={piece} /> : piece
  })
}

/** Words that follow one another, such as `Save {count} rows`, are one piece. */
function piecesOf(children: ReactNode): ReactNode[] {
  const pieces: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const isText = typeof child === 'string' || typeof child === 'number'
    const before = pieces.at(-1)
    if (isText && typeof before === 'string') pieces[pieces.length - 1] = `${before}${child}`
    else pieces.push(isText ? String(child) : child)
  }
  return pieces
}
