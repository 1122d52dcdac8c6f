import { withoutMarks } from '../../tools/marks.ts'
import type { ArtifactRecord } from '../artifact.model.ts'
import { contentOf } from '../artifact-content.ts'
import type { MailSender } from './mail-sender.ts'

/** An email as its recipient gets it. */
export interface ComposedEmail {
  fromName: string
  replyTo: string | null
  to: string | null
  subject: string
  /** Markdown. Marks are left out: their documents stay at the agency. */
  body: string
  signature: string
}

export function composeEmail(artifact: ArtifactRecord, { agencyName, name, email }: MailSender): ComposedEmail {
  const { to = null, subject = '', body = '' } = contentOf(artifact)
  return {
    ...{ fromName: agencyName, replyTo: email, to, subject },
    body: withoutMarks(body, () => true),
    signature: [name, agencyName].filter(Boolean).join(', '),
  }
}
