import { smallTalk } from '@coverdesk/coverage/lexicon'
import { paperSentencesIn } from '@coverdesk/coverage/read'
import { ownWords, quotedWords } from '../prompt/quoted-lines.ts'

const maxTitle = 60

/**
 * What a message is about: its first sentence that says more than a greeting, or the beginning of it. One that only introduces a
 * quote is told by the quote. Null: it says nothing.
 */
export function titleOfMessage(content: string): string | null {
  const [quoted = ''] = quotedWords(content).split('\n')
  const isLead = /^[^\n]{0,40}:$/.test(ownWords(content)) && quoted !== ''
  const text = isLead ? quoted : ownWords(content) || quoted
  const sentences = paperSentencesIn(text).map(({ start, end }) => text.slice(start, end))
  const line = sentences.find(sentence => !isGreeting(sentence)) ?? sentences[0] ?? ''
  if (line.length <= maxTitle) return line || null
  const cut = line.slice(0, maxTitle - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).trim() || cut}…`
}

const isGreeting = (sentence: string): boolean =>
  (sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []).every(
    word => smallTalk.greetings.has(word) || smallTalk.fillers.has(word),
  )
