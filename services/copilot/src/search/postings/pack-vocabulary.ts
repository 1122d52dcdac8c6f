/** Words that a typo may have meant: numbers are right or wrong. */
const isWord = /^[a-z]{4,}$/
/** Many words are spread by their first letters. */
const fewWords = 2_000
const letters = 32

/** The words of a segment for the search for typos, in one part or by first letters. */
export function packVocabulary(terms: Iterable<string>): Buffer[] {
  const words = [...terms].filter(term => isWord.test(term))
  const parts = Array.from({ length: words.length > fewWords ? letters : 1 }, () => [] as string[])
  for (const word of words) parts[vocabularyOf(word, parts.length)]?.push(word)
  return parts.map(part => Buffer.from(part.join('\n')))
}

/** Which part has the words that begin like this one. */
export const vocabularyOf = (word: string, vocabularies: number): number => word.charCodeAt(0) % vocabularies

export const unpackVocabulary = (packed: Buffer): string[] => packed.toString('latin1').split('\n')
