import type { UserCallContext } from '@coverdesk/kit'
import type { ArtifactRecord } from '../artifact.model.ts'
import { type ArtifactAt, findChangeable, refused, saveArtifact } from '../changes/save-artifact.ts'

/**
 * Notes that an email was sent, once a person has found that out. Nothing is sent.
 *
 * @throws NOT_FOUND, CONFLICT, or VALIDATION_FAILED where it is known already
 */
export async function markAsSent({ userId }: UserCallContext, at: ArtifactAt): Promise<ArtifactRecord> {
  const current = await findChangeable(at)
  const { delivery } = current
  if (delivery?.state !== 'UNKNOWN') throw refused('Only an email that may have been sent can be marked as sent.')
  return saveArtifact(
    current,
    { kind: 'MARKED_SENT', userId },
    { delivery: { ...delivery, state: 'SENT', confirmedBy: userId } },
  )
}
