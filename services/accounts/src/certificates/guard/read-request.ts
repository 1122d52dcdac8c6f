import { type Amount, amountsIn } from './amounts.ts'
import { type Coverage, coverages } from './coverages.ts'

/** A coverage that the text names; `words` is how. */
export interface Mention {
  coverage: Coverage
  words: string
  start: number
  end: number
}

/** At least so much of a coverage; without one, of any policy. */
export interface AskedLimit {
  coverage: Coverage | null
  cents: number
  kinds: ('OCCURRENCE' | 'AGGREGATE')[]
}

export interface Request {
  mentions: Mention[]
  limits: AskedLimit[]
}

/** What a description of operations asks for. */
export function readRequest(description: string): Request {
  const read: Request = { mentions: [], limits: [] }
  // A full stop between digits is part of an amount.
  for (const sentence of description
    .toLowerCase()
    .replace(/\s*\n\s*/g, '\n')
    .split(/[;\n]|\.(?!\d)/)) {
    readSentence(sentence, read)
  }
  return read
}

function readSentence(sentence: string, read: Request) {
  const all = mentionsIn(sentence)
  const asked = all.filter(mention => !isDenied(sentence, mention))
  const earlier = read.mentions.at(-1)
  read.mentions.push(...asked)
  const amounts = amountsIn(sentence)
  const borders = bordersOf(sentence, all)
  for (const [place, amount] of amounts.entries()) {
    const kinds = kindsOf(sentence, amounts, place, borders)
    const mention = mentionOf(amount, all, borders)
    if (mention && !asked.includes(mention)) continue
    if (mention) read.limits.push({ coverage: mention.coverage, cents: amount.cents, kinds })
    else if (kinds.length > 0) read.limits.push({ coverage: earlier?.coverage ?? null, cents: amount.cents, kinds })
  }
}

/** Where two coverages are named by the same words, the one that comes first in the list has them. */
function mentionsIn(sentence: string): Mention[] {
  const found: Mention[] = []
  for (const coverage of coverages) {
    for (const match of sentence.matchAll(new RegExp(coverage.words, 'g'))) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some(other => start < other.end && other.start < end)) continue
      found.push({ coverage, words: match[0], start, end })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

/** "No umbrella", "umbrella is not required". */
function isDenied(sentence: string, { start, end }: Mention) {
  const before = /\b(?:no|not|without|excluding|except)(?: \w+){0,2} ?$/.test(sentence.slice(0, start))
  return (
    before ||
    /^(?: \w+){0,2} (?:not (?:be )?(?:required|needed|applicable|asked)|n\/a|waived|excluded)\b/.test(
      sentence.slice(end),
    )
  )
}

/** Where one wish ends and the next begins: at commas and at "and", but for those inside of amounts and names. */
function bordersOf(sentence: string, mentions: readonly Mention[]): number[] {
  return [...sentence.matchAll(/,(?!\d{3})|\b(?:and|plus)\b|\+/g)]
    .map(({ index }) => index)
    .filter(index => !mentions.some(({ start, end }) => start < index && index < end))
}

const sameWish = (borders: readonly number[], one: number, other: number) =>
  !borders.some(border => (border - one) * (border - other) < 0)

function mentionOf({ start, end }: Amount, mentions: readonly Mention[], borders: readonly number[]) {
  const near = mentions.filter(mention => sameWish(borders, mention.start, start))
  const distance = (mention: Mention) => (mention.start > start ? mention.start - end : start - mention.end)
  const [nearest] = [...near].sort((one, other) => distance(one) - distance(other))
  return nearest ?? mentions.filter(mention => mention.end <= start).at(-1) ?? mentions[0]
}

/** Words behind the amount tell what it is, else those before it: "an aggregate of $2M"; of "1M/2M" the second is the aggregate. */
function kindsOf(sentence: string, amounts: readonly Amount[], place: number, borders: readonly number[]) {
  const { start = 0, end = 0 } = amounts[place] ?? {}
  const [previous, next] = [amounts[place - 1], amounts[place + 1]]
  const after = sentence.slice(end, Math.min(next?.start ?? sentence.length, ...borders.filter(one => one >= end)))
  const before = sentence.slice(Math.max(previous?.end ?? 0, ...borders.filter(one => one < start)), start)
  const isPair = (one?: Amount, other?: Amount) => one && other && /^ ?\/ ?$/.test(sentence.slice(one.end, other.start))
  if (isPair(amounts[place], next)) return ['OCCURRENCE' as const]
  if (isPair(previous, amounts[place])) return ['AGGREGATE' as const]
  const told = kindsIn(after)
  return told.length > 0 ? told : kindsIn(before)
}

function kindsIn(words: string): AskedLimit['kinds'] {
  const isOccurrence = /\bocc(?:urrence)?\b|\b(?:per|each) (?:claim|accident)\b|\bsingle limit\b|\bcsl\b/.test(words)
  const isAggregate = /\bagg(?:regate)?\b/.test(words)
  return [...(isOccurrence ? ['OCCURRENCE' as const] : []), ...(isAggregate ? ['AGGREGATE' as const] : [])]
}
