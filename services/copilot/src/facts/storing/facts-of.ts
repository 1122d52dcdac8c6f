import { type Fact, type FieldName, fact } from '@coverdesk/coverage'
import { DocumentFact, type DocumentFactRecord } from './document-fact.model.ts'
import { extractionVersion } from './extraction-version.ts'

export type StoredFact = Fact & {
  fileId: string
  /** Whether the rules have changed since: the file is worth extracting again. */
  isOutdated: boolean
}

/**
 * What files of the agency state, in their order.
 *
 * @param fields only these; by default all
 */
export async function factsOf(fileIds: readonly string[], fields?: readonly FieldName[]): Promise<StoredFact[]> {
  const wanted = { fileId: { $in: [...fileIds] }, ...(fields ? { field: { $in: [...fields] } } : {}) }
  const found: DocumentFactRecord[] = await DocumentFact.find(wanted).sort({ fileId: 1, place: 1 }).lean()
  const order = new Map(fileIds.map((id, place) => [id, place]))
  return found
    .sort((one, other) => (order.get(one.fileId) ?? 0) - (order.get(other.fileId) ?? 0) || one.place - other.place)
    .map(record => ({
      ...fact.parse(record),
      fileId: record.fileId,
      isOutdated: record.extraction !== extractionVersion,
    }))
}
