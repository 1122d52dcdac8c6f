import { readFileSync } from 'node:fs'
import { bannedWords } from './banned-words.ts'
import { at } from './root.ts'

export interface FoundWord {
  file: string
  line: number
  word: string
  use: string
  isAdvice: boolean
}

/** Lists of words as data, and the rule itself. */
const exempt = [
  'scripts/workspace/banned-words.ts',
  'scripts/workspace/check-words.test.ts',
  'services/embedded-mongo/src/text/stop-words.ts',
]

/** Old names that stay for one release, words of the specification, and what other systems write. */
const allowed = [
  /pluralise/,
  /overtakenCertificates/,
  /'Analyse policy documents'/,
  /not "Somebody else/,
  /cancelled, cancel, cxl/,
  /'In Force', 'Cancelled'/,
  /scslre.analyse/,
]

/** Code, docs and texts; not what is generated from them, and not foreign data. */
const checked = /\.(?:ts|tsx|mts|graphql|md|yaml|env|Dockerfile)$/

/** @returns every word in these files, and in their names, that docs/glossary.md replaced */
export function findBannedWords(files: readonly string[]): FoundWord[] {
  return files
    .filter(file => checked.test(file) && !exempt.includes(file))
    .flatMap(file => [...wordsIn(file, file.replaceAll(/[/.-]/g, ' '), 0), ...wordsOfFile(file)])
}

const wordsOfFile = (file: string) =>
  readFileSync(at(file), 'utf8')
    .split('\n')
    .flatMap((text, index) => (allowed.some(pattern => pattern.test(text)) ? [] : wordsIn(file, text, index + 1)))

/** @param line 0 for the file's name */
export function wordsIn(file: string, text: string, line: number): FoundWord[] {
  return bannedWords.flatMap(({ pattern, use, isAdvice = false }) =>
    [...text.matchAll(pattern)].map(([word]) => ({ file, line, word, use, isAdvice })),
  )
}
