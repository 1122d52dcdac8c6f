import { Timestamp } from 'bson'

/**
 * A moment of the database as one number: seconds since 1970 and a count within the second. Later moments are larger
 * numbers.
 */
export type ClusterTime = number

/** Counts within one second; more carry over into the next one. 2^53 holds them with the seconds of centuries. */
const perSecond = 2 ** 21

const secondsOf = (time: ClusterTime) => Math.floor(time / perSecond)

/** The moment as clients see it. */
export const asTimestamp = (time: ClusterTime): Timestamp => new Timestamp({ t: secondsOf(time), i: time % perSecond })

export const fromTimestamp = ({ t, i }: Timestamp): ClusterTime => t * perSecond + i

/** Eight bytes in the order of the moments. */
export function timeBytes(time: ClusterTime): Buffer {
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeUInt32BE(secondsOf(time), 0)
  bytes.writeUInt32BE(time % perSecond, 4)
  return bytes
}

export const timeAt = (bytes: Buffer, offset = 0): ClusterTime =>
  bytes.readUInt32BE(offset) * perSecond + bytes.readUInt32BE(offset + 4)

/** The first moment of a second. */
export const startOf = (date: Date): ClusterTime => Math.floor(date.getTime() / 1000) * perSecond + 1

/** Gives every write a moment of its own, later than all before it, also after a restart and when the system's clock goes back. */
export class ClusterClock {
  constructor(private newest: ClusterTime) {}

  next(): ClusterTime {
    this.newest = Math.max(this.newest + 1, startOf(new Date()))
    return this.newest
  }
}
