import type { UserCallContext } from '@coverdesk/kit'
import { reopenedContent, reviewedContent } from '../form/review-form.ts'
import { type ArtifactAt, findChangeable, saveArtifact } from './save-artifact.ts'

/** Says that someone has read exactly this text, or takes that back. @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED once it was sent off */
export async function reviewArtifact({ userId }: UserCallContext, at: ArtifactAt, isReviewed: boolean) {
  const current = await findChangeable(at)
  if (isReviewed === (current.review !== null)) return current
  const kind = isReviewed ? 'REVIEWED' : 'REOPENED'
  const content = isReviewed ? await reviewedContent(current, userId) : await reopenedContent(current)
  const review = isReviewed ? { userId, at: new Date() } : null
  return saveArtifact(current, { kind, userId }, { review, ...(content && { content }) })
}
