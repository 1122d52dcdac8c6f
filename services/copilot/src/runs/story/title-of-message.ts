import { ownWords, quotedWords } from '../prompt/quoted-lines.ts'

const maxTitle = 60

/** The first line of a message, or its beginning; one that only introduces a quote is told by the quote. Null: it says nothing. */
export function titleOfMessage(content: string): string | null {
  const [first = ''] = content.trim().split('\n')
  const [quoted = ''] = quotedWords(content).split('\n')
  const line = (/^[^\n]{0,40}:$/.test(ownWords(content)) && quoted) || first
  if (line.length <= maxTitle) return line || null
  const cut = line.slice(0, maxTitle - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).trim() || cut}…`
}
