import { currentAgencyId, releaseFile, storeFile, validationFailed } from '@coverdesk/kit'
import { writeForm } from '../../forms/filled/write-form.ts'
import type { ArtifactRecord } from '../artifact.model.ts'
import { currentForm } from './current-form.ts'
import { type FormContent, formContentOf } from './form-content.ts'

/**
 * What is kept of a form that someone reviewed: exactly that document.
 * @throws VALIDATION_FAILED when what is printed in a field isn’t what it should say
 */
export async function reviewedContent(artifact: ArtifactRecord, userId: string): Promise<FormContent | null> {
  const content = formContentOf(artifact)
  if (!content) return null
  const { pdf, cut } = await writeForm(await currentForm(content), content.values, currentAgencyId())
  if (cut.length > 0) {
    const labels = content.fields.filter(({ name }) => cut.includes(name)).map(({ label }) => label)
    const message = `These texts are cut off in the form. Shorten them first: ${labels.slice(0, 5).join('; ')}.`
    throw validationFailed([{ path: 'isReviewed', message }])
  }
  const file = { name: `${artifact.title}.pdf`, mimeType: 'application/pdf', bytes: pdf, uploadedBy: userId }
  const reviewedFileId = await storeFile(file, { typename: 'CaraArtifact', id: String(artifact._id) })
  return { ...content, reviewedFileId }
}

/** The same as a draft again. */
export async function reopenedContent(artifact: ArtifactRecord): Promise<FormContent | null> {
  const content = formContentOf(artifact)
  if (!content?.reviewedFileId) return null
  await releaseFile(content.reviewedFileId)
  return { ...content, reviewedFileId: null }
}
