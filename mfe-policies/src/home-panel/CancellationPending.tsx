import { formatDate } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { PendingCancellationsDocument } from '../generated/documents'
import { HomePolicies } from './HomePolicies'

/** On the home page: whose cancellation is not effective yet, as long as there is any. */
export default function CancellationPending() {
  return (
    <HomePolicies
      title="Cancellation pending"
      query={useQuery(PendingCancellationsDocument, {})}
      all="/app/policies?pending=true"
      when={({ cancellation }) => cancellation && formatDate(cancellation.effectiveAt)}
    />
  )
}
