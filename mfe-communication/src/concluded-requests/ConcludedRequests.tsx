import { formatEnum, makeStyles, StateBadge, TextLink, tokens } from '@coverdesk/design-system'
import type { ConcludedRequestFragment } from '../generated/documents'
import { requestPath } from '../paths'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '12px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  words: { margin: '2px 0 0', color: tokens.textSecondary, overflowWrap: 'anywhere' },
})

/** Specification 3 §2: details, or its question, or why the policy is to be canceled. */
const wordsOf = ({ details, question, cancelPolicy }: ConcludedRequestFragment) =>
  details || question?.question || cancelPolicy?.reason

interface ConcludedRequestsProps {
  /** Null in the place of one that is gone. */
  requests: readonly (ConcludedRequestFragment | null)[]
}

/** The service requests that a call or an email thread has led to. */
export function ConcludedRequests({ requests }: ConcludedRequestsProps) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {requests.map(
        request =>
          request && (
            <li key={request.id}>
              <div className={styles.head}>
                <TextLink href={requestPath(request.id)}>{formatEnum(request.type)}</TextLink>
                <StateBadge of="serviceRequest" state={request.state} />
              </div>
              {wordsOf(request) && <p className={styles.words}>{wordsOf(request)}</p>}
            </li>
          ),
      )}
    </ul>
  )
}
