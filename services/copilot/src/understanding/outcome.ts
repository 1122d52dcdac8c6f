import { type Answer, type Outcome, type SearchedSource, searchedSource } from '@coverdesk/coverage/port'
import { z } from 'zod'
import type { DoneCall } from './engine.ts'
import { failedIn, searchedBy } from './look-ups-done.ts'

interface Ended {
  answer: Pick<Answer, 'asksForInput' | 'candidates' | 'closest' | 'notFound'>
  /** How many quotes of the answer are on their pages. */
  proven: number
  /** What was done for it. */
  calls: readonly Pick<DoneCall, 'name' | 'outcome'>[]
}

/** How a question ended; null: nothing was asked, or looked up. */
export function outcomeOf({ answer, proven, calls }: Ended): Outcome | null {
  const { asksForInput = false, candidates = [], closest = [], notFound = [] } = answer
  const looked = calls.filter(({ name }) => searchedBy(name) !== undefined)
  const { searched, unread } = readFrom(looked)
  const failures = [...failedIn(looked).map(sentenceOf), ...unread]
  const outcome = { searched, failures, candidates: [] }
  if (asksForInput) return { ...outcome, kind: 'NEEDS_YOU', candidates }
  if (looked.length === 0 && notFound.length === 0 && proven === 0) return null
  const isAnythingReached = looked.some(({ outcome: done }) => 'output' in done)
  const isOpen = notFound.length + closest.length > 0
  if (failures.length > 0 && (isOpen || !isAnythingReached)) return { ...outcome, kind: 'COULD_NOT_SEARCH' }
  if (closest.length > 0 && proven > 0) return { ...outcome, kind: 'CLOSEST' }
  const isMissing = isOpen && proven === 0 && !calls.some(isDrafted)
  return { ...outcome, kind: isMissing ? 'NOT_IN_DOCUMENTS' : 'FOUND' }
}

/** What wasn’t found, as people may be told: nothing, as long as something wasn’t searched. */
export const missingOf = ({ notFound = [] }: Pick<Answer, 'notFound'>, outcome: Outcome | null) =>
  outcome?.kind === 'COULD_NOT_SEARCH' ? [] : notFound

const isDrafted = ({ name, outcome }: Ended['calls'][number]) =>
  'output' in outcome && (name.startsWith('DRAFT_') || name === 'FILL_TEMPLATE')

const sentenceOf = ({ name, reason }: ReturnType<typeof failedIn>[number]): string => {
  const place = searchedBy(name) ?? ''
  return `I couldn’t search ${place}. ${reason}`
}

const read = z.object({
  searched: z.array(searchedSource).catch([]),
  unread: z.array(z.string()).catch([]),
})

function readFrom(calls: Ended['calls']): { searched: SearchedSource[]; unread: string[] } {
  const outputs = calls.flatMap(({ outcome }) => ('output' in outcome ? [read.parse(JSON.parse(outcome.output))] : []))
  const searched = new Map(outputs.flatMap(output => output.searched).map(source => [source.name, source]))
  return { searched: [...searched.values()], unread: [...new Set(outputs.flatMap(({ unread }) => unread))] }
}
