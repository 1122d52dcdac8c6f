import { CoverdeskError, type FileRecord, type FileStore, notFound } from '@coverdesk/kit'
import { z } from 'zod'
import type { CallOrigin, Subgraph } from '../graphql/subgraph.ts'
import { placesInZip } from './places-in-zip.ts'

/** Where the data lies in the ZIP. */
export const accountTableName = 'account.json'

/** A file that a record of the account has. */
export interface ExportedFile {
  id: string
  /** The subgraph that named it. */
  area: string
  /** Folders and a name, as its area says. */
  wished: string[]
  /** Both null: the agency has no such file any more. */
  place: string | null
  record: FileRecord | null
}

interface Sources {
  subgraphs: Subgraph[]
  store: FileStore
}

type User = NonNullable<CallOrigin['user']>

const answer = z.object({
  held: z.looseObject({}).nullable(),
  files: z.array(z.object({ id: z.string(), path: z.array(z.string()).min(1) })),
})

/**
 * What every area holds about an account, and their files as they can be downloaded by the user. All of it is known before the
 * first byte goes out: if one area can't tell there is no export, since it would be taken for all.
 *
 * @throws NOT_FOUND when no area holds anything, SUBGRAPH_UNAVAILABLE or BAD_REQUEST when one can't tell
 */
export async function gatherAccount(
  accountId: string,
  { subgraphs, store }: Sources,
  origin: CallOrigin & { user: User },
): Promise<{ areas: Record<string, object>; files: ExportedFile[] }> {
  const parts = await Promise.all(
    subgraphs.map(async subgraph => ({ area: subgraph.name, ...(await heldBy(subgraph, accountId, origin)) })),
  )
  const areas = Object.fromEntries(parts.flatMap(({ area, held }) => (held ? [[area, held]] : [])))
  if (Object.keys(areas).length === 0) throw notFound('account')
  const named = parts.flatMap(({ area, files }) => files.map(({ id, path }) => ({ id, area, wished: path })))
  return { areas, files: await found(named, store, origin.user) }
}

async function heldBy(subgraph: Subgraph, accountId: string, origin: CallOrigin) {
  const { status, text } = await subgraph.question('account-data', { accountId }, origin)
  if (status !== 200) throw new CoverdeskError('BAD_REQUEST', 'This account can’t be exported.')
  const { success, data } = answer.safeParse(JSON.parse(text))
  // Such as one of the release before, which does not name its files.
  if (!success)
    throw new CoverdeskError('SUBGRAPH_UNAVAILABLE', 'This account can’t be exported right now. Try again shortly.')
  return data
}

async function found(
  named: Pick<ExportedFile, 'id' | 'area' | 'wished'>[],
  store: FileStore,
  user: User,
): Promise<ExportedFile[]> {
  const once = [...new Map(named.map(file => [file.id, file])).values()]
  const ids = once.map(({ id }) => id)
  const records = new Map((await store.findAll(user, ids, 'UPLOAD')).map(record => [record._id, record]))
  const kept = once.filter(({ id }) => records.has(id))
  const places = placesInZip(
    kept.map(({ wished }) => wished),
    [accountTableName],
  )
  const placeOf = new Map(kept.map(({ id }, index) => [id, places[index] ?? null]))
  return once.map(file => ({ ...file, place: placeOf.get(file.id) ?? null, record: records.get(file.id) ?? null }))
}
