import { smallTalk } from '@coverdesk/coverage/lexicon'

export type SmallTalk = 'GREETING' | 'THANKS'

/** More words than that are said to say something. */
const maxWords = 16

/** A message that only greets or thanks; null: it says more. */
export function smallTalkOf(message: string): SmallTalk | null {
  const said = wordsOf(message)
  if (said.length === 0 || said.length > maxWords) return null
  const { greetings, thanks, fillers } = smallTalk
  if (!said.every(word => greetings.has(word) || thanks.has(word) || fillers.has(word))) return null
  // "Good morning" greets, though "good" alone thanks.
  if (said.some(word => greetings.has(word)) || asksHowSheIs(message)) return 'GREETING'
  return said.some(word => thanks.has(word)) ? 'THANKS' : null
}

/** "How are you today?" */
export function asksHowSheIs(message: string): boolean {
  const text = wordsOf(message).join(' ')
  return smallTalk.howAreYou.some(phrase => text.includes(phrase))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .match(/[\p{L}’]+/gu) ?? []
