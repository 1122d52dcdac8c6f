import { Call, type CallRecord } from '../call-record/call.model.ts'
import { EmailThread, type EmailThreadRecord } from '../email-record/email-thread.model.ts'

type Concluded = Pick<CallRecord, 'serviceRequestIds'>

const byRequest = <Conversation extends Concluded>(ids: readonly string[], found: readonly Conversation[]) =>
  ids.map(id => found.filter(({ serviceRequestIds }) => serviceRequestIds.includes(id)))

const led = (ids: readonly string[]) => ({ serviceRequestIds: { $in: [...ids] } })

/** The calls that led to each of the requests. */
export const callsOfRequests = async (ids: readonly string[]): Promise<CallRecord[][]> =>
  byRequest(ids, await Call.find(led(ids)).sort({ timeOrder: 1, _id: 1 }).lean<CallRecord[]>())

/** The e-mail threads that led to each of the requests. */
export const threadsOfRequests = async (ids: readonly string[]): Promise<EmailThreadRecord[][]> =>
  byRequest(ids, await EmailThread.find(led(ids)).sort({ createdAt: 1, _id: 1 }).lean<EmailThreadRecord[]>())
