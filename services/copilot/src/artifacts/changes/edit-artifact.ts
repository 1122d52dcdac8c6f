import { parseInput, type UserCallContext, validationFailed } from '@coverdesk/kit'
import type { ArtifactRecord } from '../artifact.model.ts'
import { type ArtifactContent, contentOf } from '../artifact-content.ts'
import { isKnownRecipient } from '../recipient.ts'
import { emailInput, htmlDocumentInput } from './artifact.rules.ts'
import { refuseUnprovenMarks } from './proven-marks.ts'
import { type ArtifactAt, findChangeable, refused, saveArtifact } from './save-artifact.ts'

/** @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field, or once it was sent off */
export async function updateEmail({ userId }: UserCallContext, at: ArtifactAt, input: unknown) {
  const { to, subject, body } = parseInput(emailInput, input)
  const current = await findOfType(at, 'EMAIL', 'This artifact isn’t an email.')
  const content = contentOf(current)
  refuseUnprovenMarks(body, content, 'body')
  const isSame = to === (content.to ?? null)
  if (isSame && subject === content.subject && body === content.body) return current
  const isToVerified = isSame ? (content.isToVerified ?? false) : to !== null && (await isKnownRecipient(to, userId))
  return saveEdit(current, userId, { title: subject, content: { ...content, to, subject, body, isToVerified } })
}

/** @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED by field */
export async function updateHtmlDocument({ userId }: UserCallContext, at: ArtifactAt, input: unknown) {
  const { title, markdown } = parseInput(htmlDocumentInput, input)
  const current = await findOfType(at, 'HTML_DOCUMENT', 'This artifact isn’t a document that can be edited.')
  const content = contentOf(current)
  refuseUnprovenMarks(markdown, content, 'markdown')
  const { blocksOfMarkdown } = await import('../../tools/drafts/blocks-of-markdown.ts')
  const blocks = blocksOfMarkdown(markdown)
  if (blocks.length === 0) throw validationFailed([{ path: 'markdown', message: 'Write the document.' }])
  if (title === current.title && JSON.stringify(blocks) === JSON.stringify(content.blocks)) return current
  return saveEdit(current, userId, { title, content: { ...content, title, blocks } })
}

async function findOfType(at: ArtifactAt, type: ArtifactRecord['type'], message: string): Promise<ArtifactRecord> {
  const current = await findChangeable(at)
  if (current.type !== type) throw refused(message)
  return current
}

/** A review was of another text, and so was what became of the email. */
const saveEdit = (
  current: ArtifactRecord,
  userId: string,
  changes: { title: string; content: ArtifactContent & { title?: string } },
) =>
  saveArtifact(
    current,
    { kind: 'EDITED', userId },
    { ...changes, edited: { userId, at: new Date() }, review: null, delivery: unlessUnknown(current) },
  )

/** That it may have gone out stays known. */
const unlessUnknown = ({ delivery }: ArtifactRecord) => (delivery?.state === 'UNKNOWN' ? delivery : null)
