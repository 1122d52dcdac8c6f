/** One way to say something: a term, or several that stand together. */
export interface Alternative {
  terms: readonly string[]
  /** 1 for what was typed; synonyms and corrected typos count less. */
  weight: number
}

/** What one word of a query asks for, in every way in which a passage may say it. */
export interface Concept {
  alternatives: Alternative[]
  /** The word as it was typed, in lower case; empty for numbers and dates. */
  word: string
  /** Counts the words of the query. */
  position: number
}

/** Every term that a query looks up. */
export const termsOf = (concepts: readonly Concept[]): Set<string> =>
  new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))
