import type { InsuranceType } from '@coverdesk/coverage'
import type { RecordKind } from '../../../../graph/question.ts'
import type { takeOrder } from './asked-order.ts'
import type { RecordField } from './vocabulary/record-field.ts'

/** VALUE: what one record says. WHETHER: yes or no. FIRST: the one with the most, the least, the last. SHOW: the record. */
export type AnswerShape = 'VALUE' | 'LIST' | 'COUNT' | 'WHETHER' | 'FIRST' | 'TOTAL' | 'SHOW'

interface Understood {
  asked: string
  isCounted: boolean
  isListed: boolean
  order: ReturnType<typeof takeOrder>
  fields: readonly RecordField[]
  kind: RecordKind | undefined
  lines: readonly InsuranceType[]
  query: string
}

const whether = /^\W*(?:is|are|was|were|do|does|did|has|have|had|will)\b/i
const showing =
  /^\W*(?!what if)(?:show|pull up|open|bring up|tell me about|what do (?:we|you) (?:know|have) (?:about|on)|info(?:rmation)? (?:on|about)|look up|find|details? (?:on|of|for)|who is|what about|how about)\b/i
/** A few words without a verb: "Bayview GL". */
const isFragment = (text: string): boolean =>
  !/^\W*(?:how|why|when|where|can|should|must|may|could|would|if|what|who)\b/i.test(text)

const summing =
  /\b(?:total|combined|sum|altogether|all together|in all|all in|overall|across (?:all|the board|everything)|(?:come|comes|add|adds|adding|added) (?:up )?to|add(?:s|ing|ed)? up|volume|everything|worth)\b|\bhow much prem(?:ium)? (?:do|does|did|have|are) we\b/i
/** undefined: it asks for nothing that records say. */
export function shapeOf({
  asked,
  isCounted,
  isListed,
  order,
  fields,
  kind,
  lines,
  query,
}: Understood): AnswerShape | undefined {
  if (summing.test(asked) && fields.some(({ name }) => name === 'premium')) return 'TOTAL'
  // "Can we backdate …" asks for a rule.
  if (!isListed && !isCounted && /^\W*(?:can|could|should|must|may|do|would) (?:we|i|you|they|clients?)\b/i.test(asked))
    return undefined
  if (order && kind) return 'FIRST'
  // How many vehicles there are is nothing that records are counted for.
  if (isCounted) return isListed ? 'COUNT' : undefined
  if (isListed) return whether.test(asked) ? 'WHETHER' : 'LIST'
  const isOpen = /^\W*(?:what|where|why|how come|any|anything)\b/i.test(asked) || (query !== '' && isFragment(asked))
  if (kind === 'SERVICE_REQUEST' && fields.length === 0 && isOpen) return 'SHOW'
  if (kind === undefined && fields.length === 0) return showing.test(asked) && query ? 'SHOW' : undefined
  if (whether.test(asked)) return 'WHETHER'
  if (fields.length > 0) return 'VALUE'
  if (showing.test(asked)) return 'SHOW'
  return lines.length > 0 && (isFragment(asked) || /^\W*what(?! if\b)\b/i.test(asked)) ? 'SHOW' : undefined
}
