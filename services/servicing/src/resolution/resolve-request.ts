import { parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import type { RequestFile, Resolution, ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { attachRequestFile } from '../request-record/request-files.ts'
import { noticeResolved } from '../request-record/request-notices.ts'
import { findAtVersion, findCurrent, refused, saveRequest } from '../request-record/save-request.ts'
import { waitingEnded } from '../request-record/waiting-ended.ts'
import { wordsOf } from '../request-record/words-of-request.ts'
import { attachSigned, signedRequestAttached } from './attach-signed-cancellation.ts'
import { emailed, newResolutionEmail, sendResolutionEmail, tooLargeToEmail } from './email-resolution.ts'
import { resolveRequestInput } from './resolution.rules.ts'

/** A request, and the version that a change was made from, if that matters. */
interface MaybeAtVersion {
  id: string
  version?: number | null | undefined
}

/**
 * Closes an open request, and mails its files to the client if so wished. The client never sees the notes. Without a version,
 * whichever is current: of two at once, one resolves it.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field, or where it is closed already
 */
export async function resolveRequest(context: UserCallContext, at: MaybeAtVersion, input: unknown) {
  const given = parseInput(resolveRequestInput, input)
  const { id, version } = at
  const current = await (typeof version === 'number' ? findAtVersion({ id, version }) : findCurrent(id))
  if (current.state === 'CLOSED') throw refused('This request is resolved already.')
  const signedRequest = await signedRequestOf(current, given)
  const files: RequestFile[] = []
  for (const fileId of given.files) files.push(await attachRequestFile(fileId, id, 'files'))
  const resolution: Resolution = { notes: given.notes, files, email: given.email && newResolutionEmail(given.email) }
  if (given.email && tooLargeToEmail({ ...current, resolution })) throw wrong('email', tooLarge)
  const changes: VersionChange[] = [
    ...(given.signedRequestFileId && signedRequest ? [signedRequestAttached(signedRequest)] : []),
    ...waitingEnded(current),
    ...emailed(resolution),
  ]
  const closed = { state: 'CLOSED' as const, closedAt: new Date(), resolution, waiting: null, signedRequest }
  const saved = await saveRequest(context, current, closed, { updateTypes: ['CLOSE_SERVICE_REQUEST'], changes })
  await sendResolutionEmail(context, saved)
  noticeResolved(saved)
  return saved
}

const tooLarge =
  'The files are larger than 20 MB in all, which is too large for an email. Remove some files, or resolve without an email.'

interface SignedRequestGiven {
  signedRequestFileId: string | null
  withoutSignedRequest: boolean
}

/** A policy is canceled at the client’s signed request, or someone takes the decision to go on without it. */
async function signedRequestOf(
  current: ServiceRequestRecord,
  { signedRequestFileId, withoutSignedRequest }: SignedRequestGiven,
): Promise<RequestFile | null> {
  if (signedRequestFileId) return attachSigned(current, signedRequestFileId, 'signedRequestFileId')
  const isMissing = wordsOf(current).type === 'CANCEL_POLICY' && !current.signedRequest
  if (isMissing && !withoutSignedRequest) {
    const message = 'Attach the client’s signed request, or confirm that you resolve without it.'
    throw wrong('signedRequestFileId', message)
  }
  return current.signedRequest
}

const wrong = (path: string, message: string) => validationFailed([{ path, message }])
