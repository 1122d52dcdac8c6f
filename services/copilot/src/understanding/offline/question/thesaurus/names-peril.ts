import { perils } from './perils.ts'
import { baseOf } from './thesaurus.ts'

/** The words that name a peril by themselves. */
const names: ReadonlySet<string> = new Set(
  perils
    .trim()
    .split(/\n|[,~>]/)
    .map(phrase => phrase.trim())
    .filter(phrase => /^\p{L}+$/u.test(phrase))
    .map(baseOf),
)

/** Whether a word says what happened: "stolen", "hail". */
export const namesPeril = (word: string): boolean => names.has(baseOf(word))
