import type { Fact } from '@coverdesk/coverage'
import { DocumentFact } from './document-fact.model.ts'
import { extractionVersion } from './extraction-version.ts'

/** Stores what a file states, in place of what was stored of it. Inside of a mutation or a step of a job. */
export async function storeFacts(fileId: string, facts: readonly Fact[]): Promise<void> {
  await DocumentFact.deleteMany({ fileId })
  const records = facts.map((fact, place) => ({
    ...fact,
    ...{
      fileId,
      place,
      extraction: extractionVersion,
      ...(fact.state === 'AMBIGUOUS' ? {} : { values: [] }),
    },
    evidence: fact.evidence.map(piece => ({ ...piece, fileId })),
  }))
  if (records.length > 0) await DocumentFact.insertMany(records)
}

/** Forgets what these files state. Inside of a mutation or a step of a job. */
export async function forgetFacts(fileIds: readonly string[]): Promise<void> {
  await DocumentFact.deleteMany({ fileId: { $in: [...fileIds] } })
}
