import type { ConsumedText } from './consumed-text.ts'
import { lightWords } from './vocabulary/light-words.ts'

/** Whether a word names no one, and asks for nothing. */
export const isLight = (word: string): boolean => lightWords.has(word.toLowerCase().replace(/[’']s?$/, ''))

/** Names of companies begin with them: "old lantern". */
const beginnings = new Set('old best great first true clear close prime fine'.split(' '))

/** Whether a word is the beginning of a name rather than what is said of something: the word behind it is no light one. */
function beginsName(word: string, rest: string): boolean {
  const [, next] = /^ ([\p{L}\p{N}]+)/u.exec(rest) ?? []
  return beginnings.has(word.toLowerCase()) && next !== undefined && !isLight(next)
}

/**
 * The words that are left, those together that stand together: "Pinnacle Roofing; Coastline".
 *
 * @param names where proper names are: each of their words belongs to them
 */
export function leftWords(question: ConsumedText, names: readonly { start: number; end: number }[]): string {
  const groups: string[][] = [[]]
  let end = -1
  for (const { 0: word, index } of question.rest.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'./&-]*|&/gu)) {
    const clean = word.replace(/[.’'/-]+$/, '').replace(/[’']s$/, '')
    // Whatever stood between two words parts them, but for blanks and a "&".
    const isApart = end >= 0 && /[^\s]/.test(question.text.slice(end, index))
    const isJoined = clean === '&'
    if (isApart) groups.push([])
    end = index + word.length
    if (isJoined) continue
    const isInName = names.some(({ start, end: last }) => start <= index && index < last)
    const isName =
      isInName ||
      (/^\p{Lu}/u.test(clean) &&
        index > 0 &&
        !/[.?!]\s*$/.test(question.text.slice(0, index)) &&
        !/^[A-Z]{1,2}$/.test(clean))
    if (isLight(clean) && !isName && !beginsName(clean, question.rest.slice(index + word.length))) {
      if (groups.at(-1)?.length !== 0) groups.push([])
      continue
    }
    groups.at(-1)?.push(clean)
  }
  return groups
    .filter(words => words.length > 0)
    .map(words => words.join(' '))
    .join('; ')
}
