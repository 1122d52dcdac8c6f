const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|seventy|ninety|hundred'
const amount =
  /\$\s?\d|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?\s?(?:%|percent|million|thousand|USD)|\b(?:none|nil|excluded|included|not covered|waived|statutory|unlimited|see (?:the )?(?:schedule|endorsement|declarations))\b/i
const number = new RegExp(`\\d|\\b(?:${words})\\b`, 'i')
const date = new RegExp(
  [
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b(?:\\d{1,2}\\s+)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?\\s+\\d{1,4}\\b',
    `\\b(?:\\d{1,4}|(?:(?:${words})-?)+)\\)?\\s+(?:calendar |business |full )?(?:days?|months?|years?|hours?)\\b`,
    '\\b(?:first|last|\\d{1,2}(?:st|nd|rd|th))\\s+(?:day\\b|of\\b)',
    '\\b(?:annually|monthly|quarterly|daily)\\b',
  ].join('|'),
  'i',
)
/** "before the work begins", "at any reasonable hour" */
const occasion = /\b(?:before|after|upon|prior to|at any|at each|once|within|until|during|as soon as)\b/i

/** What an answer must have in it to be one. */
export interface ExpectedValue {
  value: RegExp
  /** What may stand for it. */
  other?: RegExp
  /** Words of the question that the value stands for: where a document has the amount, it needn’t say "limit". */
  implied: ReadonlySet<string>
}

const askedFor: [RegExp, ExpectedValue][] = [
  [/\bhow many\b/i, { value: number, implied: new Set() }],
  [/\b(?:numbers?|no\.)(?:\s|\?|$)/i, { value: /\d/, implied: new Set() }],
  [
    /\bwhen\b|\bhow (?:quickly|soon|fast|long|often)\b|\b(?:dates?|expir\w*|effective|renew\w*|period|deadline|due|until)\b/i,
    { value: date, other: occasion, implied: new Set(['date', 'dates']) },
  ],
  [
    /\bhow much\b|\b(?:limits?|sublimits?|deductibles?|retentions?|premiums?|costs?|fees?|prices?|amounts?|payroll|rent|aggregate)\b/i,
    { value: amount, implied: new Set(['limit', 'limits', 'amount', 'amounts']) },
  ],
]
/** Only then: "which payroll papers" asks for no amount. */
const isForValue = /^\W*(?:what|how|when)\b|^(?!\W*(?:which|who|whose|why|where|do|does|is|are|can|has|have)\b)/i

/** What a question asks for: a number, a date, an amount; null for others. */
export const expectedValue = (question: string): ExpectedValue | null =>
  isForValue.test(question) ? (askedFor.find(([asked]) => asked.test(question))?.[1] ?? null) : null
