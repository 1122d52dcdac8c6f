import type { Connect } from './follow-changes'
import type { RecordChange } from './record-change'
import { openSubscription } from './subscription-socket'

/** One socket that tells of every change, until it ends. It never comes back by itself. */
export const connect: Connect = async ({ after, onChange, ...asked }) => {
  const ending = await openSubscription({
    ...asked,
    name: 'RecordChanges',
    query: '',
    variables: { after: after ?? null },
    onData({ recordChanged }) {
      if (recordChanged) onChange(recordChanged as RecordChange)
    },
  })
  return ending === 'completed' || ending === 'unknown' ? 'lost' : ending
}
