import { noticeEvent } from '@coverdesk/kit'
import { sharedDatabase } from '@coverdesk/kit/testing'
import { us } from './servicing-subgraph.ts'

/** A notice as the outbox has it. */
interface GivenNotice {
  kind: string
  to: string[] | 'EVERYONE'
  text: string
  about: string
  path: string
  excerpt?: string
  key?: string
}

/** What people of our agency are to be told about a request, or about anything at a path; the oldest first. */
export async function noticesOf(path: string): Promise<GivenNotice[]> {
  const found = await sharedDatabase('events')
    .collection('outbox')
    .find({ agencyId: us.agencyId, type: noticeEvent })
    .sort({ _id: 1 })
    .toArray()
  return found.map(({ notice }) => notice as GivenNotice).filter(notice => notice.path.includes(path))
}
