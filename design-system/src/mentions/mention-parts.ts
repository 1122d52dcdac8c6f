/** Someone who can be mentioned. */
export interface MentionablePerson {
  id: string
  /** The full name, as it stands behind the `@`. */
  name: string
}

/** A piece of a text: a mention of everyone who has that name, or what stands between mentions, with no ids. */
export interface MentionPart {
  text: string
  ids: readonly string[]
}

/** A mention neither begins nor ends within a word: an email address has none, and `@Ann` is not in `@Anna`. */
const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/**
 * Cuts a text into mentions and what stands between them. Of names that begin alike the longest counts.
 *
 * @param people who can be mentioned
 * @returns pieces that make up the text, in their order
 */
export function mentionParts(text: string, people: readonly MentionablePerson[]): MentionPart[] {
  const names = [...new Set(people.map(({ name }) => name))].filter(Boolean).sort((a, b) => b.length - a.length)
  const parts: MentionPart[] = []
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (isWordCharacter(text[at - 1])) continue
    const name = names.find(name => text.startsWith(name, at + 1) && !isWordCharacter(text[at + 1 + name.length]))
    if (!name) continue
    if (at > done) parts.push({ text: text.slice(done, at), ids: [] })
    done = at + 1 + name.length
    parts.push({ text: text.slice(at, done), ids: people.filter(person => person.name === name).map(({ id }) => id) })
  }
  if (done < text.length) parts.push({ text: text.slice(done), ids: [] })
  return parts
}

/**
 * The people that a text mentions by `@Full Name`.
 *
 * @returns ids, each once, in the order of the text; of people who have the same name all
 * @example mentionsIn('@Daniel Okonkwo please call', people) // ['66…01']
 */
export const mentionsIn = (text: string, people: readonly MentionablePerson[]): string[] => [
  ...new Set(mentionParts(text, people).flatMap(({ ids }) => ids)),
]
