import type { Doc } from '../bson/values.ts'
import { isDoc } from '../bson/values.ts'
import { MongoError } from '../errors.ts'
import { timeAt, timeBytes } from '../storage/cluster-time.ts'
import type { Place } from '../storage/oplog.ts'

/** Up to where a stream has been told. */
export interface ResumePoint {
  place: Place
  /** Whether it is the notice that the stream has ended, behind the change that ended it. */
  isInvalidate: boolean
}

const tokenLength = 13

/** `{ _data: … }`: 13 bytes in hexadecimal digits, which sort as the points do. */
export function resumeToken({ place: { time, index }, isInvalidate }: ResumePoint): Doc {
  const bytes = Buffer.alloc(tokenLength)
  timeBytes(time).copy(bytes)
  bytes.writeUInt32BE(index, 8)
  bytes[12] = Number(isInvalidate)
  return { _data: bytes.toString('hex').toUpperCase() }
}

/** @throws InvalidResumeToken */
export function parseResumeToken(token: unknown): ResumePoint {
  const digits = isDoc(token) ? token['_data'] : undefined
  if (typeof digits !== 'string' || !/^[0-9A-F]{26}$/.test(digits))
    throw new MongoError('InvalidResumeToken', 'The resume token is not one of this database')
  const bytes = Buffer.from(digits, 'hex')
  return { place: { time: timeAt(bytes), index: bytes.readUInt32BE(8) }, isInvalidate: bytes[12] === 1 }
}
