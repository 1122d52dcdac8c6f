import type { Email } from 'postal-mime'
import type { MachineMailKind } from '../email-record/enumerations.ts'

interface Signs {
  /** Empty: no one is to be told of a failure; null: it is not known. */
  returnPath: string | null
  isBounce: boolean
  subject: string
}

const replySubject =
  /^\s*(?:automatic reply|automatic response|auto-?reply\b|out of (?:the )?office|autosvar|abwesenheits|automatische antwort|respuesta automática|réponse automatique)/i
const mailer = /^(?:mailer-daemon|postmaster)@/i

/** Whether a machine wrote a mail, by the signs that RFC 3834 and its forerunners have; null: a person did. */
export function machineKindOf(mail: Email, { returnPath, isBounce, subject }: Signs): MachineMailKind | null {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  const submitted = header('auto-submitted').split(';')[0]?.trim() ?? ''
  const precedence = header('precedence')
  const isFromNowhere =
    (returnPath ?? header('return-path')).replace(/[<>\s]/g, '') === '' && knowsPath(mail, returnPath)
  if (isBounce || (isFromNowhere && mailer.test(mail.from?.address ?? ''))) return 'BOUNCE'
  const isReply =
    submitted === 'auto-replied' || precedence === 'auto_reply' || header('x-autoreply') || header('x-autorespond')
  if (isReply || replySubject.test(subject)) return 'AUTOMATIC_REPLY'
  if (['bulk', 'list', 'junk'].includes(precedence) || header('list-id')) return 'BULK'
  if ((submitted && submitted !== 'no') || isFromNowhere) return 'AUTOMATIC_NOTICE'
  return null
}

const knowsPath = ({ headers }: Email, returnPath: string | null) =>
  returnPath !== null || headers.some(({ key }) => key === 'return-path')
