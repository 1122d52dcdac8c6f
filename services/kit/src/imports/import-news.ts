import { emit } from '../outbox/emit.ts'
import type { ImportPart } from './import-models.ts'

/** Tells open pages, also of progress, which is no version. */
export const emitImportUpdated = (
  { definition: { typename } }: ImportPart,
  id: unknown,
  version: number | null,
): void => emit(`${typename}Updated`, { typename, id: String(id), version, kind: 'UPDATED' })

/** Tells open pages that their list of imports has one more. */
export const tellNewImport = ({ definition: { typename } }: ImportPart, id: unknown): void =>
  emit(`${typename}Created`, { typename, id: String(id), version: 1, kind: 'CREATED' })
