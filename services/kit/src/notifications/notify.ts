import mongoose from 'mongoose'
import { demandMutation } from '../current-mutation/current-mutation.ts'
import { currentAgencyId } from '../scope.ts'
import type { Notice } from './notice.ts'

/** Of an excerpt. */
const maxExcerpt = 500

/** The type of the events that carry a notice to the subgraph that keeps notifications. */
export const noticeEvent = 'NoticeGiven'

/**
 * Notifies people of the current agency, in the transaction of the mutation, job step or consumer that calls it, exactly
 * once. Whoever did it is never notified of it; ids of other agencies, of disabled and of unknown users are ignored. How
 * each person hears of it is theirs to choose.
 *
 * @throws outside of a mutation, and for a path that leaves the product
 * @example notify({ kind: 'ASSIGNED', to: [assigneeId], text: 'assigned a request to you', about: name, path: '/app/servicing/42' })
 */
export function notify(notice: Notice): void {
  const { drafts } = demandMutation('A notice')
  if (!notice.path.startsWith('/app/')) throw new Error(`A notice leads to a page of ours, not to ${notice.path}.`)
  if (notice.to.length === 0) return
  const id = String(new mongoose.Types.ObjectId())
  const agencyId = currentAgencyId()
  const kept = notice.excerpt === undefined ? notice : { ...notice, excerpt: shortened(notice.excerpt) }
  drafts.push({ agencyId, type: noticeEvent, typename: 'Notice', id, version: null, kind: 'CREATED', notice: kept })
}

/** Cut between characters, never within one. */
function shortened(text: string) {
  const characters = [...text]
  return characters.length > maxExcerpt ? `${characters.slice(0, maxExcerpt - 1).join('')}…` : text
}
