import { withoutPrior } from '../../../tools/stated/prior-term.ts'

const words =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|seventy|ninety|hundred'
const amount =
  /\$\s?\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\s+(?:percent|dollars|thousand|million)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?\s?(?:%|percent|million|thousand|USD)|\b(?:none|nil|excluded|included|not covered|waived|statutory|unlimited|see (?:the )?(?:schedule|endorsement|declarations))\b/i
const number = new RegExp(`\\d|\\b(?:${words})\\b`, 'i')
const date = new RegExp(
  [
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    '\\b(?:\\d{1,2}\\s+)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?\\s+\\d{1,4}\\b',
    `\\b(?:\\d{1,4}|(?:(?:${words})-?)+)\\)?\\s+(?:(?:calendar|business|full|more|additional|consecutive)\\s+)*(?:days?|months?|years?|hours?)\\b`,
    '\\b(?:first|last|\\d{1,2}(?:st|nd|rd|th))\\s+(?:day\\b|of\\b)',
    '\\b(?:annually|monthly|quarterly|weekly|daily|(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:every|each) (?:day|week|month|quarter|year))\\b',
  ].join('|'),
  'i',
)
const months = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
/** A day of the calendar, or one that comes again: a count of days is none. */
const dayOfCalendar = new RegExp(
  [
    '\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b',
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: day)? (?:of )?)?${months}\\s+\\d{1,4}(?:st|nd|rd|th)?\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?(?: day)? (?:of )?${months}(?=[\\s,.;]|$)`,
    '\\b(?:first|last|\\d{1,2}(?:st|nd|rd|th))\\s+(?:business |calendar )?(?:day\\b|of\\b)',
    '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b',
  ].join('|'),
  'i',
)
/** "The term is five years", which tells when it ends. */
const lengthOfTerm = new RegExp(
  `\\b(?:term|period)\\b.{0,40}\\b(?:\\d{1,3}|${words})\\)?[ -](?:years?|months?)\\b|\\b(?:\\d{1,3}|${words})[ -](?:years?|months?) terms?\\b`,
  'i',
)
const beginningOrEnd = '(?:begin|start|commenc|expir|end|terminat|run|take effect|go into effect)'
/** "Ten days before a policy expires" counts from an end, and doesn't say when it is. */
const countsFromIt = `\\b(?:before|after|until|prior to|following|of|once|when)\\b[^.;]{0,40}\\b${beginningOrEnd}`
/** A count of days that is given for the beginning or the end itself. */
const countOfDays = new RegExp(`^(?![\\s\\S]*${countsFromIt})[\\s\\S]*?(?:${date.source})`, 'i')

/** "before the work begins", "at any reasonable hour" */
const occasion =
  /\b(?:if|unless|otherwise|as long as|provided that|before|after|upon|prior to|at any|at each|once|within|until|during|as soon as)\b/i

/** What an answer must have in it to be one. */
export interface ExpectedValue {
  value: RegExp
  /** What may stand for it. */
  other?: RegExp
  /** Words of the question that the value stands for: where a document has the amount, it needn’t say "limit". */
  implied: ReadonlySet<string>
  /** Nothing else has such a value: it needn't stand beside the question's own words. */
  isTelling?: boolean
}

const clock = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b|\b(?:noon|midnight|24-hour|end of (?:the )?(?:business )?day)\b/i
const street =
  /\b\d+[A-Z]? (?:[NSEW]\.? )?\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*)*(?:,|\n| [A-Z]{2} \d{5})|\bP\.?O\.? Box \d/u
const names = [
  '\\b[Aa]nyone\\b|\\b[Ww]hoever\\b|\\b[Aa]ny person\\b',
  "\\p{Lu}[\\p{L}&’'.-]+,?\\s+(?:\\p{Lu}|&|of\\b|and\\b)",
  '(?<=[\\p{Ll},:]\\s+)\\p{Lu}\\p{Ll}+',
]
/** Whose task something can be. */
const roles =
  '(?:clients?|carriers?|insurers?|(?:named )?insureds?|underwriters?|brokers?|agents?|producers?|managers?|owners?|(?:sub)?contractors?|vendors?|tenants?|landlords?|lessors?|lessees?|holders?|(?:service|claims) desk|department|team|office|CSR|account executive|supervisor|employer|employees?|principal|company|agency)'.replace(
    /(?<=[(|])[a-z]/g,
    letter => `[${letter}${letter.toUpperCase()}]`,
  )

const zones =
  /\b(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming)\b|(?<=[:,]\s?|\b(?:in|and|or)\s)\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/

const askedFor: [RegExp, ExpectedValue][] = [
  [/\b(?:what|which) states?\b/i, { value: zones, implied: new Set(['state', 'states']), isTelling: true }],
  [
    /\b(?:phone|telephone|fax|cell)\b(?: (?:numbers?|no\.?))?|\bnumbers? (?:of|for|to) (?:the |call )?.{0,30}\b(?:hotline|line|desk|call)\b/i,
    {
      value: /\(\d{3}\)\s?\d{3}|\b\d{3}[-.\s]\d{3}[-.\s]\d{4}\b|\b1-?8\d\d\b/,
      implied: new Set(['number', 'numbers']),
    },
  ],
  [
    /\bhow (?:do|can|could|should) (?:i|we|you|they) (?:get (?:a )?hold of|reach|contact|get in touch with|call)\b/i,
    {
      value:
        /\(\d{3}\)\s?\d{3}|\b\d{3}[-.\s]\d{4}\b|\b1-?8\d\d\b|\S@\S|\b(?:call|phone|hotline|contact|extension|(?:claims|service|emergency) (?:line|desk))\b/i,
      implied: new Set(['reach', 'contact', 'call', 'hold']),
    },
  ],
  [
    /\b(?:what|which) (?:calendar )?(?:days?|dates?)\b(?! of (?:cancell|notice))|\bsince when\b/i,
    { value: dayOfCalendar, implied: new Set(['day', 'days', 'date', 'dates']) },
  ],
  [
    new RegExp(`\\buntil when\\b|^\\W*when\\b.{0,60}\\b${beginningOrEnd}\\w*\\b`, 'i'),
    {
      value: new RegExp(`${dayOfCalendar.source}|${lengthOfTerm.source}`, 'i'),
      other: countOfDays,
      implied: new Set(['date', 'dates']),
    },
  ],
  [
    /\bturn-?\s?arounds?\b|\btime ?frames?\b|\blead times?\b/i,
    { value: date, implied: new Set(['time', 'timeframe', 'frame', 'lead']) },
  ],
  [/\bwhat time\b|\bcut-?\s?off\b/i, { value: clock, other: date, implied: new Set(['time', 'cutoff', 'cut', 'off']) }],
  [/\b(?:our|office|business|opening)\s+hours\b|^\W*hours\W*$/i, { value: clock, implied: new Set() }],
  [
    /(?<!mail )\baddress\b|\bwhere (?:is|are)\b.*\blocated\b/i,
    { value: street, implied: new Set(['address', 'located', 'location']), isTelling: true },
  ],
  [/\bhow many\b|\bnumber of\b/i, { value: number, implied: new Set(['number']) }],
  [/\bhow much (?:advance )?(?:notice|time|warning)\b/i, { value: date, implied: new Set() }],
  [/\b(?:numbers?|no\.)(?:\s|\?|$)/i, { value: /\d/, implied: new Set() }],
  [
    /^\W*when\b|\bwhen\s+(?:is|are|was|were|do|does|did|will|can|should|must|has|have)\b|\bhow (?:quickly|soon|fast|long|often)\b|\b(?:dates?|expir\w*|effective|renew\w*|period|deadline|due|until)\b/i,
    {
      value: date,
      other: new RegExp(`${occasion.source}|${clock.source}`, 'i'),
      implied: new Set(['date', 'dates', 'deadline', 'cutoff']),
    },
  ],
  [
    /\bhow much\b|\b(?:limits?|sublimits?|deductibles?|retentions?|premiums?|costs?|fees?|prices?|amounts?|payroll|rent|aggregate|commissions?)\b/i,
    { value: amount, implied: new Set(['limit', 'limits', 'amount', 'amounts']) },
  ],
]
/** Only then: "which payroll papers" asks for no amount. */
const isForValue =
  /^\W*(?:what|how|when|which (?:states?|days?|dates?))\b|^(?!\W*(?:which|who|whose|why|where|do|does|is|are|can|has|have)\b)/i

/** "When can we add wording?" may be answered by a case: "unless the policy supports it". */
const isForCase = /^\W*when\s+(?:do|does|can|may|must|should|would|will)\b/i
const isForDay = /\b(?:expir\w*|effective|renew\w*|begins?|starts?|ends?|due|deadline|dates?)\b/i
const cases = new RegExp(
  `${occasion.source}|${clock.source}|\\b(?:if|unless|otherwise|as long as|provided that)\\b`,
  'i',
)

const isForSomeone = /^\W*(?:who|whom)\b/i

/** A name, or the one whose task something is; the role that is asked for says no one. */
const someone = (question: string): ExpectedValue => {
  const role = `\\b${roles}\\b(?<!\\b(?:${rolesIn(question).join('|') || '-'})s?)`
  return { value: new RegExp([...names, role].join('|'), 'u'), implied: new Set() }
}

const rolesIn = (question: string): string[] =>
  (question.toLowerCase().match(new RegExp(`\\b${roles}\\b`, 'g')) ?? []).map(role => role.replace(/s$/, ''))

const howManyUnits =
  /\b(?:how many|number of) (?:more |full |business |calendar |advance )?(year|month|week|day|hour|minute)s?\b/i

/** Of a time that is asked for in years another number says nothing. */
const countOf = (unit: string): ExpectedValue => ({
  value: new RegExp(
    `\\b(?:\\d[\\d,.]*|${words}|an?)\\)?[ -](?:\\(\\d+\\) )?(?:(?:business|calendar|full|more|additional|consecutive) )*${unit}s?\\b`,
    'i',
  ),
  other: date,
  implied: new Set(),
})

/** What a question asks for: a number, a date, an amount, someone; null for others. */
export function expectedValue(question: string): ExpectedValue | null {
  if (isForSomeone.test(question)) return someone(question)
  const [, unit = ''] = howManyUnits.exec(question) ?? []
  if (unit) return countOf(unit.toLowerCase())
  // What happens to an amount is told in words.
  if (/^\W*what (?:happens|if)\b/i.test(question)) return null
  // Which of two things it is, is told in words.
  if (/\bor\b/i.test(question) && !/^\W*(?:what|how|when)\b/i.test(question)) return null
  const asked = withoutPrior(question)
  const found = isForValue.test(asked) ? askedFor.find(([words]) => words.test(asked))?.[1] : undefined
  if (found?.value === date && isForCase.test(asked) && !isForDay.test(asked)) return { ...found, other: cases }
  return found ?? null
}
