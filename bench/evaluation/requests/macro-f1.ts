import { sentenceClasses } from '../../../services/communication/src/asks/classifier/ask-types.ts'

/** What a text asks for, and what was found in it; both are empty where nothing is. */
export interface JudgedText {
  expected: readonly string[]
  found: readonly string[]
}

const none = 'NONE'
const orNone = (types: readonly string[]): ReadonlySet<string> => new Set(types.length > 0 ? types : [none])

/** The mean of the F1 of each type, and of asking for nothing; a text can ask for several things. */
export function macroF1(texts: readonly JudgedText[]): number {
  const scores = sentenceClasses.flatMap(type => {
    const isExpected = texts.map(({ expected }) => orNone(expected).has(type))
    const isFound = texts.map(({ found }) => orNone(found).has(type))
    const both = isExpected.filter((is, place) => is && isFound[place]).length
    const either = isExpected.filter(Boolean).length + isFound.filter(Boolean).length
    return either === 0 ? [] : [(2 * both) / either]
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

const short: Readonly<Record<string, string>> = {
  ...{ ADD_ADDITIONAL_INSURED: 'INSURED', CANCEL_POLICY: 'CANCEL', CREATE_CERTIFICATE: 'CERTIF', NONE: 'NONE' },
  ...{
    DOCUMENT_REQUEST: 'DOCUM',
    ENDORSE_POLICY: 'ENDORSE',
    OTHER: 'OTHER',
    QUESTION: 'QUEST',
    QUOTE_REQUEST: 'QUOTE',
  },
}

/**
 * Rows are what was expected, columns what was found. A type that was expected and found counts for itself; a missed one
 * counts for each type that was found without being expected, or for NONE.
 */
export function confusionOf(texts: readonly JudgedText[]): string {
  const counts = new Map<string, number>()
  const count = (row: string, column: string) =>
    counts.set(`${row} ${column}`, (counts.get(`${row} ${column}`) ?? 0) + 1)
  for (const text of texts) {
    const [expected, found] = [orNone(text.expected), orNone(text.found)]
    const missed = [...expected].filter(type => !found.has(type))
    const extra = [...found].filter(type => !expected.has(type))
    for (const type of expected) if (found.has(type)) count(type, type)
    for (const row of missed) for (const column of extra.length > 0 ? extra : [none]) count(row, column)
    if (missed.length === 0) for (const column of extra) count(none, column)
  }
  const cell = (text: string) => text.padStart(8)
  const header = [cell(''), ...sentenceClasses.map(type => cell(short[type] ?? type))].join('')
  const rows = sentenceClasses.map(row =>
    [cell(short[row] ?? row), ...sentenceClasses.map(column => cell(String(counts.get(`${row} ${column}`) ?? 0)))].join(
      '',
    ),
  )
  return [header, ...rows].join('\n')
}
