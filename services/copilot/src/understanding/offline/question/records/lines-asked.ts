import type { InsuranceType } from '@coverdesk/coverage'
import type { ConsumedText } from './consumed-text.ts'

const liability = '(?: liab(?:ility)?)?'
/** Lines of business as staff write them; what is more exact comes first. */
const lines: readonly (readonly [InsuranceType, RegExp])[] = [
  ['UMBRELLA', new RegExp(`\\b(?:commercial )?umbrellas?\\b${liability}|\\bumb\\b`, 'i')],
  [
    'DIRECTORS_AND_OFFICERS',
    new RegExp(`\\bd ?(?:&|and|n) ?o\\b|\\bdirectors?[’']?,? (?:and|&) officers?[’']?${liability}`, 'i'),
  ],
  ['EMPLOYMENT_PRACTICES_LIABILITY', new RegExp(`\\bepli?\\b|\\bemployment practices?${liability}`, 'i')],
  ['ERRORS_AND_OMISSION', new RegExp(`\\be ?(?:&|and|n) ?o\\b|\\berrors? (?:and|&) omissions?${liability}`, 'i')],
  ['CYBER', new RegExp(`\\bcyber\\b${liability}`, 'i')],
  ['PROFESSIONAL_LIABILITY', new RegExp(`\\bprof(?:essional)?\\b${liability}|\\bmalpractice\\b`, 'i')],
  [
    'WORKERS_COMPENSATION',
    /\bwork(?:er|ers|men|mans)?[’']?s?[’']?[ -]?comp(?:ensation)?\b|\bwc\b|(?<![/-])\bcomp\b(?!rehensive| ?ops?\b| operations| deduct| (?:and|&) coll)|\bemployer[’']?s[’']? liability\b/i,
  ],
  ['PRODUCT_LIABILITY', /\bproducts? liab(?:ility)?\b|\bproducts\b(?! (?:and|agg|comp|limit))/i],
  ['GENERAL_LIABILITY', /\b(?:commercial )?general liab(?:ility)?\b|\bc?gl\b/i],
  [
    'SHIPPING_AND_TRANSPORTATION',
    /\b(?:motor )?truck cargo\b|\bmtc\b|\bshipping (?:and|&) transportation\b|\bcargo\b/i,
  ],
  ['EXCESS', new RegExp(`\\bexcess\\b(?!ive)${liability}|\\bxs\\b`, 'i')],
  [
    'COMMERCIAL_AUTO',
    new RegExp(
      `\\b(?:commercial |business )?auto(?:s|mobiles?)?\\b${liability}|\\b(?:vans?|trucks?|vehicles?|cars?|fleet)(?= (?:insurance|policy|coverage|premium))`,
      'i',
    ),
  ],
  ['BUSINESS_OWNERS', /\bbops?\b|\bbusiness ?owners?[’']?s?(?: package)?\b/i],
  ['PACKAGE', /\bpackages?\b|\bpkg\b/i],
  ['PROPERTY', /\b(?:commercial )?property\b(?! (?:damage|owners?|managers?|management))/i],
  ['GENERAL_LIABILITY', /\bliability\b/i],
]

/** Takes the lines that a question names. */
export const takeLines = (question: ConsumedText): InsuranceType[] => [
  ...new Set(lines.flatMap(([line, words]) => question.takeAll(words).map(() => line))),
]

/** Whether a word says a line, and nothing else. */
export const isLineWord = (word: string): boolean => lines.some(([, words]) => words.exec(word)?.[0] === word)
