import {
  htmlMail,
  type JobDefinition,
  type Mail,
  mailButton,
  mailFootnote,
  mailParagraph,
  mailQuote,
} from '@coverdesk/kit'
import { z } from 'zod'
import { outgoingMail } from '../mail/outgoing-mail.ts'
import { AgencyUser } from '../models/agency-user.model.ts'
import { Notification, type NotificationRecord } from './notification.model.ts'

export const notificationMailJob = 'notification-mail'

const payload = z.object({ notificationId: z.string() })

/** Mails a notification, unless its person has read it in the meantime or was disabled. */
export const notificationMail: JobDefinition = {
  name: notificationMailJob,
  async run({ payload: given, call }) {
    const { notificationId } = payload.parse(given)
    const notification = await Notification.findOne({ _id: notificationId, isRead: false }).lean()
    const person = notification && (await AgencyUser.findOne({ _id: notification.userId, state: 'ACTIVE' }).lean())
    if (!notification || !person) return
    const actor = notification.actorId ? await AgencyUser.findById(notification.actorId).lean() : null
    const { mailer, publicUrl } = outgoingMail()
    await call('send', () => mailer.send(mailFor(notification, person.email, actor?.name, publicUrl)))
  },
}

const footnote = 'You can choose what we email you in Coverdesk under Settings → Notifications.'

export function mailFor(
  { _id, text, about, excerpt, path }: Pick<NotificationRecord, '_id' | 'text' | 'about' | 'excerpt' | 'path'>,
  to: string,
  actor: string | undefined,
  publicUrl: string,
): Mail {
  const link = new URL(path, publicUrl).href
  const settings = new URL('/app/settings/notifications', publicUrl).href
  const subject = (actor ? `${actor} ${text}` : `${text.charAt(0).toUpperCase()}${text.slice(1)}`).replaceAll(
    /\s+/g,
    ' ',
  )
  const sentence = /[.!?]$/.test(subject) ? subject : `${subject}.`
  const written = excerpt ? [excerpt] : []
  return {
    to,
    // A job that is repeated after a crash sends the same message, which mail servers can tell.
    messageId: `<notification-${_id}@${new URL(publicUrl).hostname}>`,
    subject,
    text: `${[sentence, about, ...written, `Open in Coverdesk: ${link}`, footnote, settings].join('\n\n')}\n`,
    html: htmlMail(
      [
        mailParagraph(sentence),
        mailParagraph(about),
        ...written.map(mailQuote),
        mailButton('Open in Coverdesk', link),
        mailFootnote(footnote),
      ].join('\n'),
    ),
  }
}
