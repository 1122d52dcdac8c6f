import type { ArtifactRecord } from './artifact.model.ts'

type ArtifactState = 'DRAFT' | 'REVIEWED' | 'SENDING' | 'SENT' | 'UNKNOWN'

/** How far an artifact has come. One that could not be sent is reviewed as before. */
export function stateOf({ review, delivery }: Pick<ArtifactRecord, 'review' | 'delivery'>): ArtifactState {
  if (delivery && delivery.state !== 'FAILED') return delivery.state
  return review ? 'REVIEWED' : 'DRAFT'
}
