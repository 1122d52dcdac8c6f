import type { InsuranceType } from '@coverdesk/coverage'
import { fold } from '@coverdesk/kit'
import { fullerWords } from '../plain-words.ts'
import { ConsumedText } from './consumed-text.ts'
import { leftWords } from './left-words.ts'
import { takeLines } from './lines-asked.ts'
import { properNames } from './proper-names.ts'
import { correctIntents } from './typed-intents.ts'

/** Who and which line is named beside what is asked. */
export function asideOf(around: string): { query: string; lines: readonly InsuranceType[] } {
  const text = new ConsumedText(correctIntents(fullerWords(around)))
  const lines = takeLines(text)
  return { lines, query: leftWords(text, properNames(text.text)) }
}

/** As the search of names tells which of them it doesn’t know. */
export const wordsIn = (query: string): string[] => fold(query).split(' ').filter(Boolean)
