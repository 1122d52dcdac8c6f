import { MongoError } from '../errors.ts'
import type { Change } from '../storage/oplog.ts'

/** What a change stream watches: one collection, one database or all of them. */
export type Watched =
  | { type: 'collection'; namespace: string }
  | { type: 'database'; database: string }
  | { type: 'cluster' }

const internalDatabases = ['admin', 'config', 'local']

/** @throws InvalidNamespace for what belongs to the server itself */
export function checkWatched(watched: Watched): void {
  const database = watched.type === 'cluster' ? undefined : databaseOf(watched)
  if (database !== undefined && internalDatabases.includes(database))
    throw new MongoError('InvalidNamespace', `$changeStream may not be opened on the internal ${database} database`)
}

const databaseOf = (watched: Exclude<Watched, { type: 'cluster' }>) =>
  watched.type === 'database' ? watched.database : (watched.namespace.split('.', 1)[0] as string)

/** Whether the stream tells of a change. */
export function isWatched(watched: Watched, change: Change): boolean {
  const [database = ''] = change.namespace.split('.', 1)
  switch (watched.type) {
    case 'cluster':
      return !internalDatabases.includes(database)
    case 'database':
      return watched.database === database
    case 'collection':
      return change.namespace === watched.namespace || (change.type === 'rename' && change.to === watched.namespace)
  }
}

/** Whether there is nothing more to watch after a change. */
export function isEndOf(watched: Watched, change: Change): boolean {
  switch (watched.type) {
    case 'cluster':
      return false
    case 'database':
      return change.type === 'dropDatabase'
    case 'collection':
      return change.type === 'drop' || change.type === 'rename'
  }
}
