import { enqueue, findExisting, type UserCallContext } from '@coverdesk/kit'
import { Ask, type AskRecord } from '../ask-record/ask.model.ts'
import { openRequestJob } from './jobs.ts'
import { showChange } from './show-change.ts'

const findAsk = (id: string) => findExisting<AskRecord>(Ask, 'possible request', id)

/** Opens the request of a possible one, in the name of whoever asks. One that is open stays as it is. @throws NOT_FOUND */
export async function createRequestFromAsk({ userId }: UserCallContext, id: string): Promise<AskRecord> {
  const ask = await findAsk(id)
  if (ask.state === 'OPENED') return ask
  await Ask.updateOne({ _id: ask._id }, { $set: { state: 'OPENED', openedBy: userId } })
  await enqueue(openRequestJob, { askId: id })
  await showChange(ask)
  return findAsk(id)
}

/** A person says that a possible request is none. One that is open stays as it is. @throws NOT_FOUND */
export async function dismissAsk(id: string): Promise<AskRecord> {
  const ask = await findAsk(id)
  if (ask.state !== 'SUGGESTED') return ask
  await Ask.updateOne({ _id: ask._id }, { $set: { state: 'DISMISSED' } })
  await showChange(ask)
  return findAsk(id)
}
