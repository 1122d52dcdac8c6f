import { asText } from '../markdown.ts'
import type { RecordFact } from './record-facts.ts'

/** Facts that several fields ask for, once. */
export const unique = (facts: readonly RecordFact[]): RecordFact[] => [
  ...new Map(facts.map(fact => [`${fact.label} ${fact.value}`, fact])).values(),
]
export const without = (facts: readonly RecordFact[], labels: readonly string[]): RecordFact[] =>
  unique(facts).filter(({ label }) => !labels.includes(label))
/** A line for each. */
export const lines = (facts: readonly RecordFact[]): string[] =>
  facts.length > 0 ? ['', ...facts.map(({ label, value }) => `- ${asText(label)}: ${asText(value)}`)] : []

/** As the search of names compares words. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
