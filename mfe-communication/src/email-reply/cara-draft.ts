import type { EmailThreadProfileFragment, ThreadArtifactFragment } from '../generated/documents'

type Thread = Pick<EmailThreadProfileFragment, 'workspace' | 'participantEmails'>
type DraftedEmail = NonNullable<ThreadArtifactFragment['email']>

/** What Cara would answer. */
export interface CaraDraft extends DraftedEmail {
  id: string
}

/** The last email that Cara drafted for the thread, unless the agency has answered since. */
export function caraDraft({ workspace, participantEmails }: Thread): CaraDraft | undefined {
  const drafts = (workspace?.artifacts ?? []).filter(
    ({ type, state }) => type === 'EMAIL' && (state === 'DRAFT' || state === 'REVIEWED'),
  )
  const latest = drafts.at(-1)
  if (!latest?.email) return undefined
  const isAnswered = participantEmails.some(
    ({ senderRole, sentAt }) =>
      (senderRole === 'AGENT' || senderRole === 'CARA') && Date.parse(sentAt) > Date.parse(latest.createdAt),
  )
  return isAnswered ? undefined : { ...latest.email, id: latest.id }
}

const evidenceMark = /[ \t]*\[\d{1,3}\](?![(\d])/g

/** A draft without the marks of its evidence, which lead nowhere outside of its workspace. */
export const withoutMarks = (markdown: string): string => markdown.replace(evidenceMark, '')

/** A draft as plain text, which is what a reply is: without marks, headings, and signs that stand for bold type. */
export const plainDraft = (markdown: string): string =>
  withoutMarks(markdown)
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/\[([^\]\n]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)')
    .replace(/\\([\\`*_{}[\]()#+\-.!$~<>|&=])/g, '$1')
    .trim()
