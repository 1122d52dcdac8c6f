import { currentAgencyId } from '../scope.ts'
import { sharedDatabase } from '../shared-databases.ts'
import type { FileRecord } from './file-record.ts'

const files = () => sharedDatabase('gateway').collection<FileRecord>('files.files')

const ofType = (typename: string) => ({ 'metadata.attachedTo.typename': typename })

/**
 * The agencies in which records of a type have files, for a job that belongs to none.
 * @param typename of the files' owners, as `attachFile` was given it
 * @example for await (const agencyId of agenciesWithFiles('PolicyFile')) await inTenantScope(agencyId, () => catchUp())
 */
export async function* agenciesWithFiles(typename: string): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const next = { ...ofType(typename), 'metadata.agencyId': { $gt: last } }
    const found = await files().findOne(next, {
      sort: { 'metadata.agencyId': 1 },
      projection: { 'metadata.agencyId': 1 },
    })
    if (!found) return
    last = found.metadata.agencyId
    yield last
  }
}

/**
 * The ids of the files that records of a type have in the current agency, whichever way they came: sent by people, seeded, or
 * restored. A consumer that begins late, or again, finds with it what no event tells any more.
 *
 * @param typename of the files' owners, as `attachFile` was given it
 * @param sent when they were sent: later than `after`, and not later than `until`
 */
export async function* attachedFileIds(typename: string, sent: { after: Date; until: Date }): AsyncGenerator<string> {
  const wanted = {
    ...ofType(typename),
    'metadata.agencyId': currentAgencyId(),
    uploadDate: { $gt: sent.after, $lte: sent.until },
  }
  for await (const { _id } of files().find(wanted, { projection: { _id: 1 } })) yield _id
}
