import { inWords } from '../data/in-words.ts'
import { statesAmount } from './amounts-in.ts'
import { datesIn } from './dates-in.ts'
import { lettersOf } from './normalize.ts'

const wordPatterns: Record<string, RegExp> = {
  INCLUDED: /includ/i,
  EXCLUDED: /exclu|\bexcl\b/i,
  NOT_COVERED: /not\s+(covered|included|provided|applicable)|no\s+coverage|\bnone\b|\bn\/a\b|\bnil\b/i,
  SEE_SCHEDULE: /schedule/i,
  UNLIMITED: /unlimited/i,
  STATUTORY: /statut/i,
}

/** Whether a quote states the value that it proves. This judges the product's verifier, and therefore shares nothing with it. */
export function statesValue(quote: string, value: string | number, unit: string): boolean {
  switch (unit) {
    case 'USD':
      return statesAmount(quote, Number(value))
    case 'DATE':
      return datesIn(quote).has(String(value))
    case 'PERCENT':
    case 'COUNT':
      return (
        new RegExp(`(?<![\\d.])${String(value).replace('.', '\\.')}(?![\\d.]*\\d)`).test(quote.replaceAll(',', '')) ||
        spelledOut(quote, value)
      )
    case 'TEXT':
      return lettersOf(quote).includes(lettersOf(String(value)))
    default:
      // Checkboxes, requirements and kinds of documents are said in many words.
      return wordPatterns[String(value)]?.test(quote) ?? quote.trim() !== ''
  }
}

const spelledOut = (quote: string, value: string | number) =>
  Number.isInteger(Number(value)) && new RegExp(`\\b${inWords(Number(value))}\\b`, 'i').test(quote)
