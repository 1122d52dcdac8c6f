import { type Content, type Proof, piecesOf, textOf } from './statement.ts'

/** Writes text and keeps what it says: for files that have no paper. */
export function notePage(page: number) {
  const proofs: Proof[] = []
  const write = (content: Content): string => {
    for (const said of piecesOf(content)) if (said.proves.length > 0 || said.mark) proofs.push({ said, page })
    return textOf(content)
  }
  return { proofs, write }
}
