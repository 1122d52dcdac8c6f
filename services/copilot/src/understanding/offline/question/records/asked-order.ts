import type { GraphQuestion, RecordKind } from '../../../../graph/question.ts'
import type { ConsumedText } from './consumed-text.ts'

interface AskedOrder {
  by: NonNullable<GraphQuestion['order']>['by']
  isDescending: boolean
  /** The kind that such an order is of, where the question names none. */
  kind: RecordKind
  limit: number
}

const count = '(?:(\\d{1,2}|two|three|five|ten) )?'
const numbers: Record<string, number> = { two: 2, three: 3, five: 5, ten: 10 }
const limitIn = (word: string | undefined): number => (word ? (numbers[word.toLowerCase()] ?? Number(word)) : 1)

const orders: readonly (readonly [RegExp, Omit<AskedOrder, 'limit'>])[] = [
  [
    new RegExp(
      `\\btop ${count}|\\b${count}(?:highest|largest|biggest|most expensive|priciest)\\b|\\b(?:pay|pays|paying|spend|spends|spending) (?:us )?the most\\b|\\bthe most premium\\b`,
      'i',
    ),
    { by: 'PREMIUM', isDescending: true, kind: 'POLICY' },
  ],
  [
    new RegExp(
      `\\b${count}(?:lowest|smallest|cheapest|least expensive)\\b|\\b(?:pay|pays|paying|spend|spends|spending) (?:us )?the least\\b`,
      'i',
    ),
    { by: 'PREMIUM', isDescending: false, kind: 'POLICY' },
  ],
  [
    /\b(?:expires?|renews?|ends?|comes? up) (?:first|next(?! (?:\d|days?|weeks?|months?|quarters?|years?|few|thirty|sixty|ninety))|soonest)\b|\bnext (?:policy |one )?(?:to (?:expire|renew)|renewal)\b|\bsoonest (?:to expire|expiration)\b/i,
    { by: 'EXPIRES', isDescending: false, kind: 'POLICY' },
  ],
  [
    /\b(?:due (?:first|next|soonest)|next (?:due|deadline)|most overdue|longest overdue)\b/i,
    { by: 'DUE', isDescending: false, kind: 'SERVICE_REQUEST' },
  ],
  [
    /\b(?:oldest|longest open|earliest)\b(?=.*\brequests?\b)/i,
    { by: 'OPENED', isDescending: false, kind: 'SERVICE_REQUEST' },
  ],
  [
    /\b(?:newest|latest|most recent|last)\b(?=.*\brequests?\b)/i,
    { by: 'OPENED', isDescending: true, kind: 'SERVICE_REQUEST' },
  ],
  [
    /\b(?:newest|latest|most recent|last)\b(?=.*\bcertificates?\b)|\bcertificates?\b.*\b(?:most recently|last (?:issued|sent|made|done|went out))\b|\blast (?:sent?|issued?|made?|did|do|gave|give)\b(?=.*\bcertificates?\b)|\blast (?=certificate)/i,
    { by: 'ISSUED', isDescending: true, kind: 'CERTIFICATE' },
  ],
]

/** Takes the words that ask for the first ones of an order: the highest premium, the last certificate. */
export function takeOrder(question: ConsumedText): AskedOrder | null {
  for (const [words, order] of orders) {
    const match = question.take(words)
    if (match) return { ...order, limit: limitIn(match.slice(1).find(Boolean)) }
  }
  return null
}
