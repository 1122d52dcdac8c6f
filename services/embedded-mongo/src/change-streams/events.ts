import { createHash } from 'node:crypto'
import { Binary, UUID } from 'bson'
import { decode } from '../bson/codec.ts'
import { type Doc, isDoc } from '../bson/values.ts'
import { asTimestamp } from '../storage/cluster-time.ts'
import type { Change, Logged } from '../storage/oplog.ts'
import { resumeToken } from './resume-token.ts'

/** Finds the document as it is now, of which an event tells. */
export type LookUp = (namespace: string, id: unknown) => Doc | null

/** A change as change streams tell it. @param lookUp for updates, when their documents are wanted */
export function eventOf({ place, origin, change }: Logged, lookUp: LookUp | undefined): Doc {
  return {
    _id: resumeToken({ place, isInvalidate: false }),
    operationType: change.type,
    clusterTime: asTimestamp(place.time),
    wallTime: origin['at'],
    ...transactionOf(origin),
    ...documentOf(change, lookUp),
    ns: namespaceDoc(change.namespace),
    ...detailsOf(change),
  }
}

/** The last event of a stream whose collection or database is gone. */
export function invalidateOf({ place, origin }: Logged): Doc {
  return {
    _id: resumeToken({ place, isInvalidate: true }),
    operationType: 'invalidate',
    clusterTime: asTimestamp(place.time),
    wallTime: origin['at'],
  }
}

function namespaceDoc(namespace: string): Doc {
  const [db, ...rest] = namespace.split('.')
  return rest.length === 0 ? { db } : { db, coll: rest.join('.') }
}

/** A real server adds the digest of the user, here of no one. */
const nobody = new Binary(createHash('sha256').digest())

function transactionOf({ transaction }: Doc): Doc {
  if (!isDoc(transaction)) return {}
  const session = transaction['session'] as Binary
  return { txnNumber: transaction['number'], lsid: { id: new UUID(session.value()), uid: nobody } }
}

function documentOf(change: Change, lookUp: LookUp | undefined): Doc {
  switch (change.type) {
    case 'insert':
    case 'replace':
      return { fullDocument: decode(change.document) }
    case 'update':
      return lookUp ? { fullDocument: lookUp(change.namespace, change.id) } : {}
    default:
      return {}
  }
}

function detailsOf(change: Change): Doc {
  switch (change.type) {
    case 'insert':
    case 'replace':
      return { documentKey: { _id: decode(change.document)['_id'] } }
    case 'update':
      return { documentKey: { _id: change.id }, updateDescription: change.description }
    case 'delete':
      return { documentKey: { _id: change.id } }
    case 'rename':
      return { to: namespaceDoc(change.to) }
    default:
      return {}
  }
}
