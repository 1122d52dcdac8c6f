import type { ConsumedText } from './consumed-text.ts'

const number = '\\$? ?(\\d[\\d,]*(?:\\.\\d+)?) ?(k|thousand|grand|m|mm|million)?\\b(?: dollars| bucks)?'
const above = new RegExp(
  `\\b(?:over|above|more than|at least|north of|exceed(?:s|ing)?|greater than|bigger than|upwards of) ${number}`,
  'i',
)
const below = new RegExp(`\\b(?:under|below|less than|at most|smaller than|up to) ${number}`, 'i')

const factors: Record<string, number> = { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mm: 1e6, million: 1e6 }
const centsIn = ([, digits = '', unit = '']: RegExpExecArray): number =>
  Math.round(Number(digits.replace(/,/g, '')) * (factors[unit.toLowerCase()] ?? 1) * 100)

/** Takes the amounts between which premiums are asked for; null: none. Those of limits are no filter. */
export function takePremiums(question: ConsumedText): { from?: number; to?: number } | null {
  if (!/\b(?:prem(?:ium)?s?|pay(?:s|ing)?|costs?|costing|spend(?:s|ing)?)\b/i.test(question.text)) return null
  if (/\blimits?\b/i.test(question.text)) return null
  const [from, to] = [question.take(above), question.take(below)]
  return from || to ? { ...(from && { from: centsIn(from) }), ...(to && { to: centsIn(to) }) } : null
}
