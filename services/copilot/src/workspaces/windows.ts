import { CoverdeskError } from '@coverdesk/kit'
import { type Model, Types } from 'mongoose'

/** Which part of a conversation is wanted: the newest ones before a number. */
export interface WantedWindow {
  last?: number | null
  before?: number | null
}

const usual = 20
const maxWindow = 100

interface Numbered {
  workspaceId: Types.ObjectId
  number: number
}

/**
 * Names a window for `windowsOf`. Numbers have no gaps, so it is read without a look at what is before it: a conversation of 500
 * messages opens as fast as one of ten.
 *
 * @param count how many there are
 * @throws LIMIT_EXCEEDED
 */
export function windowKey(workspaceId: Types.ObjectId, count: number, { last, before }: WantedWindow): string {
  const wanted = last ?? usual
  if (wanted < 1 || wanted > maxWindow)
    throw new CoverdeskError('LIMIT_EXCEEDED', `Ask for 1 to ${maxWindow} records at a time.`)
  const to = Math.min(count + 1, before ?? count + 1)
  return `${workspaceId} ${Math.max(1, to - wanted)} ${to}`
}

/** Reads windows of any number of workspaces with one query, each in the order of its numbers. */
export const windowsOf =
  <Item extends Numbered>(model: Model<Item>) =>
  async (keys: readonly string[]): Promise<Item[][]> => {
    const windows = keys.map(key => {
      const [workspaceId = '', from, to] = key.split(' ')
      return { workspaceId, from: Number(from), to: Number(to) }
    })
    const filled = windows.filter(({ from, to }) => from < to)
    if (filled.length === 0) return windows.map(() => [])
    const wanted = filled.map(({ workspaceId, from, to }) => ({
      workspaceId: new Types.ObjectId(workspaceId),
      number: { $gte: from, $lt: to },
    }))
    const found = (await model
      .find({ $or: wanted } as never)
      .sort({ number: 1 })
      .lean()
      .exec()) as Item[]
    return windows.map(({ workspaceId, from, to }) =>
      found.filter(item => String(item.workspaceId) === workspaceId && item.number >= from && item.number < to),
    )
  }
