import { createHash } from 'node:crypto'
import { attachFile, type CallContext, enqueue, inTenantScope, mutation, storeLargeFile } from '@coverdesk/kit'
import { IncomingMail } from '../email-record/incoming-mail.model.ts'
import type { AgencyMailbox } from '../mail-addresses/agency-addresses.ts'
import { readJob } from './read-job.ts'

/** A mail as it came. */
export interface TakenMail {
  raw: Buffer
  mailbox: AgencyMailbox
  /** Empty: no one is to be told of a failure; null: it is not known. */
  returnPath: string | null
}

/** Everything that is needed later. */
interface StoredMail extends Omit<TakenMail, 'raw'> {
  rawFileId: string
  sha256: string
}

const uploadedBy = 'system:incoming-mail'

/**
 * Stores a mail of an agency, whatever is in it: once this returns, it is not lost any more. It is read afterwards. The same bytes
 * are stored once: a sender who has not heard us sends them again.
 */
export function takeMail({ raw, mailbox, returnPath }: TakenMail, call: CallContext): Promise<void> {
  return inTenantScope(mailbox.agencyId, async () => {
    const sha256 = createHash('sha256').update(raw).digest('hex')
    if (await IncomingMail.exists({ sha256 })) return
    const rawFileId = await storeLargeFile({ name: 'message.eml', mimeType: 'message/rfc822', bytes: raw, uploadedBy })
    await commit({ mailbox, returnPath, rawFileId, sha256 }, { ...call, agencyId: mailbox.agencyId })
  })
}

const commit = mutation('incoming-mail/take', async input => {
  const { mailbox, returnPath, rawFileId, sha256 } = input as StoredMail
  // Someone else took it meanwhile: the file that no record has goes by itself.
  if (await IncomingMail.exists({ sha256 })) return
  const { address: agencyAddress, token } = mailbox
  const receivedAt = new Date()
  const mail = await IncomingMail.create({ agencyAddress, token, returnPath, rawFileId, sha256, receivedAt })
  await attachFile(rawFileId, { typename: 'IncomingMail', id: String(mail._id) })
  await enqueue(readJob, { incomingMailId: String(mail._id) })
})
