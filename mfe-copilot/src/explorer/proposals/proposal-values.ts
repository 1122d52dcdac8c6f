import { formatDate, formatLimit } from '@coverdesk/design-system'
import type { DetailProposalFragment, UpdateBusinessPolicyInput } from '../../generated/documents'
import type { Quote } from '../../workspace-detail/evidence/quotes'

/** The selected value of each detail. */
export type Ticked = ReadonlyMap<string, string>

/** A value as people read it. */
export function valueWords({ unit }: DetailProposalFragment, value: string): string {
  if (unit === 'USD') return formatLimit(Number(value))
  return unit === 'DATE' ? formatDate(value) : value
}

/** The update that copies the selected values to the record, with their sources. */
export function changeOf(items: readonly DetailProposalFragment[], ticked: Ticked): UpdateBusinessPolicyInput {
  const input: Record<string, unknown> = {}
  const sources = new Set<string>()
  for (const { path, unit, options } of items) {
    const chosen = options.find(({ value }) => value === ticked.get(path))
    if (!chosen) continue
    put(input, path.split('.'), unit === 'USD' ? Number(chosen.value) : chosen.value)
    for (const { name, page } of chosen.evidence) sources.add(`${name}, page ${page}`)
  }
  return { ...input, updateReason: `From the documents: ${[...sources].join('; ')}`.slice(0, maxReason) }
}

/** The same limits as the server checks. */
const maxReason = 500

function put(into: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner = (into[first] ?? {}) as Record<string, unknown>
  into[first] = inner
  put(inner, rest, value)
}

/** The quotes of what is proposed, as their marks open them. */
export const quotesOfProposals = (items: readonly DetailProposalFragment[]): Quote[] =>
  items.flatMap(({ options }) => options.flatMap(({ evidence }) => evidence.map(quoteOf)))

export const quoteOf = ({
  content,
  mark,
  documentId,
  name,
  page,
  boxes,
}: DetailProposalFragment['options'][number]['evidence'][number]): Quote => ({
  __typename: 'CaraEvidence',
  ...{ id: `p${mark}`, mark, sourceId: documentId, name, page, quote: content, boxes },
})
