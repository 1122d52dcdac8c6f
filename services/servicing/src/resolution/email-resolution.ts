import { enqueue, parseInput, type UserCallContext } from '@coverdesk/kit'
import { Types } from 'mongoose'
import type { Resolution, ResolutionEmail, ServiceRequestRecord } from '../models/service-request.model.ts'
import type { VersionChange } from '../models/service-request-version.model.ts'
import { resolutionOf } from '../request-record/request-files.ts'
import { findAtVersion, type RequestVersion, refused, saveRequest } from '../request-record/save-request.ts'
import { resolutionEmailInput } from './resolution.rules.ts'
import { resolutionMailJob } from './resolution-mail-job.ts'

/** What mail servers commonly take, with room for how files are written in a mail. In bytes. */
const maxAttached = 20 * 1024 * 1024

/**
 * Mails the resolution, with its files, to the client: later than it was resolved, or once more.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field, or where there is no resolution to mail
 */
export async function emailResolution(context: UserCallContext, at: RequestVersion, input: unknown) {
  const email = newResolutionEmail(parseInput(resolutionEmailInput, input))
  const current = await findAtVersion(at)
  if (current.duplicateOfId)
    throw refused('This request was closed as a duplicate. Email the resolution of its original.')
  if (!current.resolution) throw refused('Resolve the request first, then email its resolution.')
  if (current.resolution.email?.state === 'SENDING') {
    throw refused('An email is being sent at the moment. Wait until it was sent, then send another one.')
  }
  if (tooLargeToEmail(current)) {
    throw refused('The files are larger than 20 MB in all, which is too large for an email. Send them in another way.')
  }
  const resolution: Resolution = { ...current.resolution, email }
  const logged = { updateTypes: ['UPDATE_SERVICE_REQUEST'] as const, changes: emailed(resolution) }
  const saved = await saveRequest(context, current, { resolution }, logged)
  await sendResolutionEmail(context, saved)
  return saved
}

/** A mail that is about to be sent. */
export const newResolutionEmail = (given: Pick<ResolutionEmail, 'to' | 'subject' | 'message'>): ResolutionEmail => ({
  id: String(new Types.ObjectId()),
  ...given,
  state: 'SENDING',
  sentAt: null,
})

export const tooLargeToEmail = (request: ServiceRequestRecord): boolean =>
  (resolutionOf(request)?.files ?? []).reduce((sum, { size }) => sum + size, 0) > maxAttached

/** How the version log tells of it. */
export const emailed = ({ email }: Resolution): VersionChange[] =>
  email ? [{ kind: 'RESOLUTION_EMAILED', after: email.to }] : []

/** After the answer, if the request’s resolution has a mail. Inside of a mutation. */
export async function sendResolutionEmail({ userId }: UserCallContext, request: ServiceRequestRecord): Promise<void> {
  const mailId = request.resolution?.email?.id
  if (mailId) await enqueue(resolutionMailJob, { requestId: String(request._id), mailId, userId })
}
