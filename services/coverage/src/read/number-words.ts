import type { Span } from './span.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Record<string, number> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }

const values = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, (place + 2) * 10]),
])

const word = [...values.keys(), ...Object.keys(scales)].sort((a, b) => b.length - a.length).join('|')
const sequence = new RegExp(
  `\\b(?:${word})(?:(?:\\s+and\\s+|[\\s-]+)(?:${word}))*\\b(?:\\s+(?<percent>percent)\\b)?`,
  'gi',
)

/** Smaller numbers in words are words: "any one person". */
const smallest = 10

/** Numbers that are written out, from ten on: "one million", "thirty", "two hundred and fifty thousand", "five percent". */
export function numberWordsIn(text: string): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(sequence)) {
    const { percent } = match.groups ?? {}
    const value = numberOf(match[0].toLowerCase().match(/[a-z]+/g) ?? [])
    if (value < smallest && !percent) continue
    found.push({ start: match.index, end: match.index + match[0].length, terms: [`${value}${percent ? '%' : ''}`] })
  }
  return found
}

function numberOf(words: string[]): number {
  let total = 0
  let part = 0
  for (const one of words) {
    const scale = scales[one]
    if (scale === 100) part = (part || 1) * scale
    else if (scale) {
      total += (part || 1) * scale
      part = 0
    } else part += values.get(one) ?? 0
  }
  return total + part
}
