import { demoAccounts } from '@coverdesk/kit'
import { titleOf } from '../models/enumerations.ts'
import type { ServiceRequestRecord } from '../models/service-request.model.ts'
import type { ServiceRequestCommentRecord } from '../models/service-request-comment.model.ts'
import type { ServiceRequestVersionRecord, VersionChange } from '../models/service-request-version.model.ts'
import { wordDifferences } from '../request-record/word-differences.ts'
import { originalWords, wordsOf } from '../request-record/words-of-request.ts'
import type { DemoRequest } from './demo-request.ts'

type Entry = Omit<ServiceRequestVersionRecord, '_id' | 'requestId' | 'version'>
type Facts = Parameters<typeof wordsOf>[0] &
  Pick<ServiceRequestRecord, 'assigneeId' | 'dueAt' | 'isLoss' | 'waiting' | 'source' | 'closedAt' | 'resolution'>

/** What happened to a request of the demo, and when. */
interface DemoEvents {
  facts: Facts
  openedAt: Date
  comments: readonly ServiceRequestCommentRecord[]
  by: { opener: string; assignee: string | undefined }
  correctedAt: Date | undefined
  duplicateOf: DemoRequest | undefined
}

/** The version log of a request of the demo, the oldest entry first. */
export function demoLog({ facts, openedAt, comments, by, correctedAt, duplicateOf }: DemoEvents): Entry[] {
  const { waiting, closedAt, source, isLoss } = facts
  const staff = by.assignee ?? by.opener
  const entry = (createdAt: Date, updateInitiatorId: string, told: Partial<Entry>): Entry => ({
    ...{ createdAt, updateInitiatorType: 'AGENCY_USER', updateInitiatorId, reason: null },
    ...{ updateTypes: ['UPDATE_SERVICE_REQUEST'], changes: [] },
    snapshot: { assigneeId: facts.assigneeId, resolutionNotes: null, dueAt: facts.dueAt },
    ...told,
  })
  const loss: VersionChange[] = isLoss ? [{ kind: 'LOSS_REPORTED' }] : []
  const entries = [
    entry(openedAt, by.opener, {
      ...{ updateTypes: ['CREATE_SERVICE_REQUEST'], changes: loss },
      ...(source && { updateInitiatorType: 'OYSTER', updateInitiatorId: null }),
    }),
    ...comments.map(({ createdAt, agencyUserId }) =>
      entry(createdAt, agencyUserId, { updateTypes: ['ADD_SERVICE_REQUEST_COMMENT'] }),
    ),
    ...(correctedAt ? [entry(correctedAt, staff, { changes: correctionsOf(facts) })] : []),
    ...(waiting
      ? [
          entry(waiting.since, staff, {
            changes: [{ kind: 'WAITING_STARTED', after: titleOf(waiting.on) }],
            reason: waiting.note,
          }),
        ]
      : []),
    ...(closedAt ? [entry(closedAt, staff, closing(facts, duplicateOf))] : []),
  ]
  return entries.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

const correctionsOf = (facts: Facts): VersionChange[] =>
  wordDifferences(originalWords(facts), wordsOf(facts)).map(difference => ({ kind: 'CORRECTED', ...difference }))

function closing({ assigneeId, dueAt, resolution }: Facts, original: DemoRequest | undefined): Partial<Entry> {
  const snapshot = { assigneeId, resolutionNotes: resolution?.notes ?? null, dueAt }
  return { updateTypes: ['CLOSE_SERVICE_REQUEST'], changes: original ? [markedAs(original)] : [], snapshot }
}

const markedAs = ({ account, type }: DemoRequest): VersionChange => ({
  kind: 'MARKED_DUPLICATE',
  after: [account && demoAccounts[account as keyof typeof demoAccounts].name, titleOf(type)]
    .filter(Boolean)
    .join(' · '),
})
