import { type Field, type FieldName, fields, type InsuranceType } from '@coverdesk/coverage'
import { datesIn, moneyIn, percentagesIn } from '@coverdesk/coverage/read'
import type { Claim } from '../claim.ts'
import { beginOf, labelOf } from '../layout/label.ts'
import type { Row } from '../layout/row.ts'
import { type Sentence, sentencesOf } from '../layout/sentences-of.ts'
import type { Reading } from '../reading-of.ts'
import { linesNamedIn } from '../values/lines-of-business.ts'
import { readValue } from '../values/read-value.ts'
import { limitsInText } from './limits-in-text.ts'
import { lineOfField } from './line-of-field.ts'
import { fieldOf, leadingLabel } from './match-label.ts'

const confidence = 0.85
/** What is worth a look: an amount, a percentage, a date, or a word for one. */
const hasValue = /\d|\b(?:million|thousand|hundred|percent|included|excluded|statutory|unlimited|not covered)\b/i
const isNegated = /\b(?:need not|shall not be required|is not required|are not required|not obligated to)\b/i
/** A sentence about the whole, in whatever paragraph. */
const isOfWhole = /\b(?:(?:grand |quoted )?total|minimum earned|commission|policy (?:period|term))\b/i
/** Sentences about what might be, or about what someone else has, state nothing. */
const isConditional =
  /\b(?:if|unless|for example|e\.g\.|such as|would have|previous(?:ly)?|prior|expiring(?!\s+(?:on\s+|at\s+)?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|formerly|used to be|is available|available for|terrorism|TRIA|last (?:year|term)|may be available|optional(?:ly)?|could be)\b/i

/** What paragraphs say in sentences: amounts beside what they are for, under the line of business that the sentence names. */
export function sentenceClaims(reading: Reading): Claim[] {
  let paragraph: Row | null = null
  let line: InsuranceType | null = null
  return sentencesOf(reading.rows).flatMap(sentence => {
    const { topic, line: ofSection, isLed } = reading.contextOf(sentence.row)
    const ofWhole = isLed ? null : ofSection
    if (sentence.row !== paragraph) line = ofSection
    paragraph = sentence.row
    const before = line
    line = linesNamedIn(labelOf(sentence.text).text).at(-1)?.line ?? line
    if (topic === 'WORDING' || !hasValue.test(sentence.text) || isNegated.test(sentence.text)) return []
    if (isConditional.test(sentence.text) && reading.kind !== 'CONTRACT') return []
    return claimsOfSentence(reading, sentence, isOfWhole.test(sentence.text) ? ofWhole : before)
  })
}

function claimsOfSentence(reading: Reading, sentence: Sentence, ofParagraph: InsuranceType | null): Claim[] {
  const claim = (field: FieldName, line: InsuranceType | null, value: number | string, unit: Claim['unit']): Claim => ({
    ...{ field, line: lineOfField(field, line), value, unit, confidence },
    ...{
      page: sentence.page.number,
      at: sentence.start,
      quote: sentence.page.text.slice(sentence.start, sentence.end),
    },
  })
  const [only] = reading.lines
  const single = reading.lines.length === 1 && only ? only : null
  const isList = premiumList.test(sentence.text)
  return partsByLine(sentence, ofParagraph).flatMap(({ text, line }) => [
    ...(isList ? premiumAlone(text).map(value => claim('premium', line, value, 'USD')) : []),
    ...limitsInText(text, line ?? single).map(({ field, value, unit }) => claim(field, line ?? single, value, unit)),
    ...otherAmounts(reading, text, line).map(({ field, value, unit }) => claim(field, line, value, unit)),
  ])
}

/** "Premium: GL $4,100, auto $3,000". */
const premiumList = /^[^\w]*(?:annual |estimated )?premiums?(?: by line)?\s*[:–—-]\s*[a-z]/i

/** The only amount of a part of such a list, which stands right behind the name of its line. */
function premiumAlone(text: string): number[] {
  const [amount, another] = moneyIn(text.replace(premiumList, blank))
  return amount?.isMarked && !another && amount.start < 60 ? [amount.cents] : []
}

/** A sentence by the lines of business that it names; without one it is about the line that its paragraph was about. */
function partsByLine(
  { text }: Sentence,
  ofParagraph: InsuranceType | null,
): { text: string; line: InsuranceType | null }[] {
  const label = labelOf(text)
  const places = linesNamedIn(label.text).map(({ line, start }) => ({ line, at: beginOf(label, start) }))
  const [first] = places
  if (!first) return [{ text, line: ofParagraph }]
  // "…, as well as $1,000,000 of umbrella liability": an amount before the only line is of that line.
  if (places.length === 1) return [{ text, line: first.line }]
  return places.map(({ line, at }, place) => ({
    text: text.slice(place === 0 ? 0 : at, places[place + 1]?.at ?? text.length),
    line,
  }))
}

interface Stated {
  field: FieldName
  value: number | string
  unit: Claim['unit']
}

const starts =
  /\b(?:policy|effective|expir\w+|annual|total|premium|deductible|self-?insured|retention|state|surplus|tax(?:es)?|inspection|broker|fees?|minimum|commission|inception|wind(?:storm)?|grand|estimated|valued|amount|audit|quote|valuation|begins|ends)\b/gi
const stated: ReadonlySet<FieldName> = new Set<FieldName>([
  ...([
    'premium',
    'taxes',
    'policyFees',
    'totalCost',
    'minimumEarnedPremium',
    'commissionRate',
    'deductible',
    'retention',
  ] as const),
  ...([
    'windHailDeductible',
    'umbrellaRetention',
    'cyberRetentionLimit',
    'effectiveDate',
    'expirationDate',
    'valuationDate',
    'auditDate',
  ] as const),
])
const behindAmount: readonly (readonly [FieldName | 'retention', RegExp])[] = [
  ['windHailDeductible', /^\s*(?:wind(?:storm)?(?:\s*(?:and|or|\/)\s*hail)?|named storm)\s+ded(?:uctible)?\b/i],
  [
    'deductible',
    /^\s*(?:(?:per|each)[\s-](?:occurrence|claim|loss|accident)\s+|all other perils\s+|aop\s+|property\s+|bi\/pd\s+)?ded(?:uctible)?\b/i,
  ],
  [
    'retention',
    /^\s*(?:(?:per|each)[\s-](?:occurrence|claim|loss|accident)\s+)?(?:(?:self[\s-]insured\s+)?retention|retained\s+limit|s\.?i\.?r\b)/i,
  ],
  ['minimumEarnedPremium', /^\s*(?:minimum\s+(?:and\s+)?|min\.?\s+)earned(?:\s+premium)?/i],
  ['commissionRate', /^\s*(?:agency\s+|broker\s+)?commission/i],
]

/** "The premium for general liability is …", "the deductible under this policy is …". */
const ofSomething =
  /^\s*(?:for|under|on|of) (?:the |this |your )?[\w\s&’'/-]{2,45}?(?=\b(?:is|are|will be|shall be|would be|totals?|comes to|amounts to|of|at)\b)/i
const blank = (text: string) => ' '.repeat(text.length)

/** "… is April 1, 2027 to April 1, 2028". */
function periodIn(text: string, { order }: Reading, farthest = 40): Stated[] {
  const [start, end] = datesIn(text, order)
  if (
    !start ||
    !end ||
    start.start > farthest ||
    !/^[\s,]*(?:to|until|through|thru|and|expir\w+|ending|-|–|—)/i.test(text.slice(start.end, end.start))
  )
    return []
  return [
    { field: 'effectiveDate', value: start.day, unit: 'DATE' },
    { field: 'expirationDate', value: end.day, unit: 'DATE' },
  ]
}

/** Premiums, deductibles, taxes and dates behind their names: "an annual premium of $12,400", "a $1,000 deductible". */
function otherAmounts(reading: Reading, text: string, line: InsuranceType | null): Stated[] {
  const found: Stated[] = []
  let from = 0
  for (const { index } of text.matchAll(starts)) {
    if (index < from) continue
    const label = leadingLabel(text.slice(index), line)
    if (label?.meaning === 'policyPeriod') found.push(...periodIn(text.slice(index + label.end), reading))
    if (label?.meaning === 'other') from = index + label.end
    const field = label && fieldOf(label.meaning, label.line ?? line)
    if (!label || !field || !stated.has(field)) continue
    const rest = text.slice(index + label.end).replace(ofSomething, blank)
    const read = readValue(fields[field] as Field, rest, reading.order)
    if (!read) continue
    found.push({ field, value: read.value, unit: read.unit })
    from = index + label.end + read.end
  }
  if (
    !found.some(({ field }) => field === 'effectiveDate') &&
    /\b(?:policy|policies|term|period|coverage|effective)\b/i.test(text)
  )
    found.push(...periodIn(text, reading, text.length))
  const values = [
    ...moneyIn(text).map(({ end, cents }) => ({ end, value: cents, unit: 'USD' as const })),
    ...percentagesIn(text).map(({ end, percent }) => ({ end, value: percent, unit: 'PERCENT' as const })),
  ]
  for (const { end, value, unit } of values) {
    const meaning = behindAmount.find(([, pattern]) => pattern.test(text.slice(end)))?.[0]
    const field = meaning && fieldOf(meaning, line)
    if (field && !found.some(other => other.field === field)) found.push({ field, value, unit })
  }
  return found
}
