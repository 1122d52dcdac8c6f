import { updateVersioned } from '@coverdesk/kit'
import { letGo } from './end-reissue.ts'
import { findReissue } from './find-reissue.ts'
import { Reissue, type ReissueRecord, tellReissue } from './reissue.model.ts'

/**
 * A job that is at it sees so before its next certificate. A run that is known to have ended is answered as it is.
 * @throws NOT_FOUND, or CONFLICT when someone, or the work itself, was faster
 */
export async function cancelReissue(id: string, version: number): Promise<ReissueRecord> {
  const current = await findReissue(id)
  if (current.version === version && current.state !== 'ISSUING') return current
  const change = { $set: { state: 'CANCELED' } }
  const canceled = await updateVersioned<ReissueRecord>(Reissue, 'run', { id, version }, change, presentReissue)
  await letGo(id)
  tellReissue(id, canceled.version)
  return canceled
}

/** As a query would answer it, without its items: what a CONFLICT carries. */
const presentReissue = ({ _id, accountId, createdAt, version, state, total, issued, failure }: ReissueRecord) => ({
  __typename: 'CertificateReissue',
  id: String(_id),
  accountId: String(accountId),
  createdAt: createdAt.toISOString(),
  ...{ version, state, total, issued, failure },
})
