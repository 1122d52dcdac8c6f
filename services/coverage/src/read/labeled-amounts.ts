import { type LimitLabelId, limitLabels } from '../lexicon/limit-labels.ts'
import type { PaperLine } from '../lexicon/lines.ts'
import { Phrases, wordsOf } from '../lexicon/phrases.ts'
import { moneyIn } from './amounts.ts'

/** Words in the place of an amount. */
const wordValues = [
  {
    value: 'NONE',
    phrases: new Phrases([
      'excluded',
      'not covered',
      'not included',
      'not offered',
      'not provided',
      'not quoted',
      'not available',
      'no coverage',
      'declined',
      'rejected',
      'not purchased',
      'not insured',
      'nil',
    ]),
  },
  { value: 'INCLUDED', phrases: new Phrases(['included', 'statutory', 'unlimited']) },
] as const

/** A limit as a text states it. */
export interface LabeledAmount {
  /** LIMIT where the text has no label that its line has. */
  label: LimitLabelId
  /** Cents; NONE: no such cover; INCLUDED: without an amount of its own. */
  value: number | 'NONE' | 'INCLUDED'
  start: number
  end: number
}

interface Labeled {
  id: LimitLabelId
  start: number
  end: number
}

const compiled = limitLabels.map(({ id, phrases, ...rest }) => ({
  id,
  lines: 'lines' in rest ? (rest.lines as readonly PaperLine[]) : null,
  phrases: new Phrases(phrases),
}))

/** The labels of limits in a text that a line can have, each place once, by its most exact label. */
function labelsIn(text: string, line: PaperLine | null): Labeled[] {
  const words = wordsOf(text)
  const found: Labeled[] = []
  for (const { id, lines, phrases } of compiled) {
    if (lines && line && !lines.includes(line)) continue
    for (const place of phrases.in(words)) {
      if (!found.some(other => place.start < other.end && other.start < place.end)) found.push({ id, ...place })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

interface Valued {
  value: LabeledAmount['value']
  start: number
  end: number
}

/** The least number that can be a limit without any mark of money, in cents. */
const leastUnmarked = 100_000

function valuesIn(text: string): Valued[] {
  const amounts = moneyIn(text)
    .filter(({ isMarked, cents, end }) => (isMarked || cents >= leastUnmarked) && !text.slice(end).startsWith('%'))
    .map(({ cents, start, end }) => ({ value: cents, start, end }))
  const words = wordsOf(text)
  const spoken = wordValues.flatMap(({ value, phrases }) => phrases.in(words).map(place => ({ value, ...place })))
  return [...amounts, ...spoken].sort((one, other) => one.start - other.start)
}

/** What may be between the amounts of one series: "$1,000,000 / $2,000,000". */
const series = /^\s*(?:\/|\t?\/\s*)\s*$/

/**
 * The limits that a row, a line or a sentence states: "Each occurrence .... 1,000,000", "$1,000,000 each occurrence, $2,000,000 general
 * aggregate", "$1,000,000 / $2,000,000". An amount belongs to the label beside it, all on the same side.
 *
 * @param line whose labels they are; null: of any line
 */
export function labeledAmountsIn(text: string, line: PaperLine | null): LabeledAmount[] {
  const values = valuesIn(text)
  if (values.length === 0) return []
  const inSeries = seriesOf(text, values, line)
  if (inSeries) return inSeries
  const labels = labelsIn(text, line)
  const [before, behind] = [paired(text, values, labels, 'BEFORE'), paired(text, values, labels, 'BEHIND')]
  const chosen = before.distance <= behind.distance ? before : behind
  return values.map((value, place) => ({ ...value, label: chosen.labels[place] ?? 'LIMIT' }))
}

/** An amount without a label of its own. */
const unlabeled = 200

function paired(text: string, values: readonly Valued[], labels: readonly Labeled[], side: 'BEFORE' | 'BEHIND') {
  let distance = 0
  const found = values.map(({ start, end }, place): LimitLabelId | null => {
    const from = side === 'BEFORE' ? (values[place - 1]?.end ?? 0) : end
    const to = side === 'BEFORE' ? start : (values[place + 1]?.start ?? text.length)
    const between = labels.filter(
      label => label.start >= from && label.end <= to && !isCutOff(text, label, { start, end }),
    )
    const label = side === 'BEFORE' ? (between.find(one => isAtStart(text, one)) ?? between.at(-1)) : between[0]
    distance += label ? gap(text, label, { start, end }) : unlabeled
    return label?.id ?? null
  })
  return { distance, labels: found }
}

const gap = (text: string, label: Labeled, { start, end }: { start: number; end: number }) =>
  (label.end <= start ? text.slice(label.end, start) : text.slice(end, label.start)).replace(/[\s.…:_-]+/g, ' ').length

/** A row begins with its label: "General aggregate (other than products-completed operations)". */
const isAtStart = (text: string, { start }: Labeled) =>
  /(?:^|\n)[\s•*–-]*$/.test(text.slice(Math.max(0, start - 12), start)) && /\t|\.{4}|…|: /.test(text)

/** A semicolon or the end of a sentence is between them. */
const isCutOff = (text: string, label: Labeled, { start, end }: { start: number; end: number }) =>
  /;|[.]\s+\p{Lu}/u.test(label.end <= start ? text.slice(label.end, start) : text.slice(end, label.start))

/** "$500,000 / $500,000 / $500,000" of employers liability; "$1,000,000 / $2,000,000": each occurrence or claim, and the aggregate. */
function seriesOf(text: string, values: readonly Valued[], line: PaperLine | null): LabeledAmount[] | null {
  const amounts = values.filter(({ value }) => typeof value === 'number')
  const isSeries =
    amounts.length > 1 &&
    amounts.slice(1).every(({ start }, place) => series.test(text.slice(amounts[place]?.end ?? 0, start)))
  if (!isSeries) return null
  const isEmployers = line === 'EMPLOYERS_LIABILITY' || line === 'WORKERS_COMPENSATION'
  const names: readonly LimitLabelId[] | null =
    amounts.length === 3 && isEmployers
      ? ['EACH_ACCIDENT', 'DISEASE_EMPLOYEE', 'DISEASE_POLICY']
      : amounts.length === 2 && !isEmployers
        ? [
            line === 'PROFESSIONAL' || line === 'POLLUTION' ? 'EACH_CLAIM' : 'EACH_OCCURRENCE',
            line === 'GENERAL_LIABILITY' ? 'GENERAL_AGGREGATE' : 'AGGREGATE',
          ]
        : null
  return names && amounts.map((amount, place) => ({ ...amount, label: names[place] ?? 'LIMIT' }))
}
