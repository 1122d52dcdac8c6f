import type { MentionablePerson } from '../mentions/mention-parts'

/** What is being typed behind an `@`. */
export interface MentionQuery {
  /** Where the `@` is in the text. */
  start: number
  /** What stands between it and the caret. */
  typed: string
}

/** No name is longer; behind that, an `@` is no beginning of one any more. */
const maxTyped = 60

/** What would be completed at the caret, if anything: an `@` at the beginning of a word, and a name or nothing behind it. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  const typed = text.slice(start + 1, caret)
  if (start < 0 || caret === 0 || typed.length > maxTyped || /^\s|\n/.test(typed)) return undefined
  return /[\p{L}\p{N}_]/u.test(text.charAt(start - 1)) ? undefined : { start, typed }
}

const maxSuggestions = 8

/** The word beginnings of names count, whatever their case and accents: "ok" finds Daniel Okonkwo, "siobhan" finds Siobhán. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

/** People that the typed text may mean, in their order, at most eight. */
export const peopleFor = <Person extends MentionablePerson>(
  { typed }: MentionQuery,
  people: readonly Person[],
): readonly Person[] =>
  people.filter(({ name }) => ` ${folded(name)}`.includes(` ${folded(typed)}`)).slice(0, maxSuggestions)

/** The text with the whole name in the place of what was typed, and where the caret is then: behind the space after it. */
export function withMention(
  text: string,
  { start, typed }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + typed.length)
  const mention = `@${name} `
  return { text: text.slice(0, start) + mention + rest.replace(/^ /, ''), caret: start + mention.length }
}
