import type { EmailAttachment, EmailMessageRecord } from '../email-record/email-message.model.ts'
import type { AttachmentCheck } from '../email-record/enumerations.ts'

/** A path of our origin; null: it was refused. */
const urlOf = ({ fileId, name }: EmailAttachment) => (fileId ? `/files/${fileId}/${encodeURIComponent(name)}` : null)

const checkSentences: Readonly<Record<AttachmentCheck, string>> = {
  CHECKING: 'Still checking …',
  OUT_OF_TIME: 'We couldn’t check this file in time. Try again.',
}

/** In the browser an id names one thing in the whole product. */
const presentAttachment = (mail: Pick<EmailMessageRecord, '_id'>) => (attachment: EmailAttachment) => ({
  ...attachment,
  id: `${mail._id}-${attachment.id}`,
  url: urlOf(attachment),
  refusedBecause: attachment.check ? checkSentences[attachment.check] : attachment.refusedBecause,
})

export const presentMail = ({ _id, htmlFileId, rawFileId, attachments, delivery, ...mail }: EmailMessageRecord) => ({
  ...mail,
  id: String(_id),
  attachments: attachments.map(presentAttachment({ _id })),
  originalHtmlUrl: htmlFileId ? `/previews/${htmlFileId}` : null,
  originalUrl: rawFileId ? `/files/${rawFileId}/message.eml` : null,
  delivery: delivery && { ...delivery, refused: delivery.refused ?? [], user: { id: delivery.userId } },
})

/** Of all mails, the latest first; what was refused is named at its mail. */
export const attachmentsOf = (messages: readonly EmailMessageRecord[]) =>
  [...messages]
    .reverse()
    .flatMap(mail => mail.attachments.filter(({ fileId }) => fileId !== null).map(presentAttachment(mail)))
