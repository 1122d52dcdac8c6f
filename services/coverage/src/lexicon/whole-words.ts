import { limitLabels } from './limit-labels.ts'
import { paperLines } from './lines.ts'
import { qualifiers } from './qualifiers.ts'
import { requirementKinds } from './requirements.ts'

const words: ReadonlySet<string> = new Set(
  [...limitLabels, ...paperLines, ...qualifiers, ...requirementKinds].flatMap(({ phrases }) =>
    phrases.flatMap(phrase => phrase.split(/[\s|]/)),
  ),
)

/**
 * A text in one line. A word that the end of a line divides is whole again; a hyphen between two words stays: "occur-" and "rence" are one
 * word, "products-" and "completed" are two.
 */
export const inOneLine = (text: string): string =>
  text
    .replace(/(\p{L}+)-\s*\n\s*(?=\p{Ll})/gu, (_, before: string) =>
      words.has(before.toLowerCase()) ? `${before}-` : before,
    )
    .replace(/\s+/g, ' ')
    .trim()
