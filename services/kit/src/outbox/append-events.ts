import mongoose from 'mongoose'
import type { RecordChange } from '../audit/change-log.ts'
import type { Mutation } from '../current-mutation/current-mutation.ts'
import { referencesIn } from '../references/references.ts'
import { serviceName } from '../service-name.ts'
import { sharedDatabase } from '../shared-databases.ts'
import type { EventDraft } from './event-draft.ts'
import { type ChangeKind, type OutboxEvent, outboxOf } from './outbox.ts'

/** Appends to the outbox, in the mutation's transaction, what its changes tell and what it emitted itself. */
export async function appendEvents({ origin, session, drafts }: Mutation, changes: RecordChange[]): Promise<void> {
  const all = [...changes.flatMap(eventOf), ...newsOfReferred(changes), ...drafts]
  if (all.length === 0) return
  const events = all.map(
    (draft): OutboxEvent => ({
      _id: new mongoose.Types.ObjectId(),
      ...draft,
      subgraph: serviceName(),
      at: new Date(),
      requestId: origin.requestId,
      userId: origin.userId ?? null,
    }),
  )
  await outboxOf(sharedDatabase('events')).insertMany(events, { session })
}

const inWords = { CREATED: 'Created', UPDATED: 'Updated', DELETED: 'Deleted' }

function eventOf({ id, before, after, recording: { typename, agencyOf } }: RecordChange): EventDraft[] {
  const record = after ?? before
  if (!typename || !record) return []
  const kind: ChangeKind = after ? (before ? 'UPDATED' : 'CREATED') : 'DELETED'
  const version = typeof record['version'] === 'number' ? record['version'] : null
  const agencyId = String(agencyOf(record))
  return [{ agencyId, type: `${typename}${inWords[kind]}`, typename, id: String(id), version, kind }]
}

/**
 * Of what the changed records belong to: whoever shows it shows parts of them, too (merged types), and asks again. It has no
 * new version of its own, and those who follow its own changes are not told.
 */
function newsOfReferred(changes: RecordChange[]): EventDraft[] {
  const referred = changes.flatMap(({ before, after, recording: { typename, refersTo } }) =>
    [before, after].flatMap(record => referencesIn(record, typename ?? '', refersTo ?? {})),
  )
  const drafts = referred.map(({ agencyId, typename, id }): EventDraft => {
    const kind: ChangeKind = 'UPDATED'
    return { agencyId, type: `${typename}ReferencesChanged`, typename, id, version: null, kind }
  })
  return [...new Map(drafts.map(draft => [`${draft.typename} ${draft.id}`, draft])).values()]
}
