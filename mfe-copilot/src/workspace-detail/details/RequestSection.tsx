import { Button, ButtonLink, formatEnum, makeStyles, Section, StateBadge, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { WorkspaceRequestDocument, type WorkspaceServiceRequestFragment } from '../../generated/documents'
import { requestPath, resolveRequestPath } from '../../paths'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '10px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  type: { fontWeight: tokens.fontWeightSemibold },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  quiet: { color: tokens.textSecondary },
})

/** The service request that the workspace was made for. Nothing where there is none. */
export function RequestSection({ workspaceId }: { workspaceId: string }) {
  const styles = useStyles()
  const query = useQuery(WorkspaceRequestDocument, { id: workspaceId })
  const request = query.status === 'loaded' ? query.data.caraWorkspace?.serviceRequest : undefined
  if (query.status === 'loading' || (!request && !query.failure)) return null
  return (
    <Section title="Service Request">
      {request ? (
        <Request workspaceId={workspaceId} request={request} />
      ) : (
        <div className={styles.root}>
          <div className={styles.quiet}>{`The service request could not be loaded. ${query.failure?.message}`}</div>
          <div className={styles.actions}>
            <Button small onClick={query.retry}>
              Retry
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}

interface RequestProps {
  workspaceId: string
  request: WorkspaceServiceRequestFragment
}

function Request({ workspaceId, request }: RequestProps) {
  const styles = useStyles()
  const { id, type, state, customerName, details, question, cancelPolicy } = request
  const text = details || question?.question || cancelPolicy?.reason
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span className={styles.type}>{formatEnum(type)}</span>
        <StateBadge of="serviceRequest" state={state} />
      </div>
      {customerName && <div className={styles.quiet}>{customerName}</div>}
      {text && <div className={styles.text}>{text}</div>}
      <div className={styles.actions}>
        {state === 'CLOSED' ? (
          <Button small disabled>
            Resolved
          </Button>
        ) : (
          <ButtonLink small to={resolveRequestPath(workspaceId)}>
            Resolve
          </ButtonLink>
        )}
        <ButtonLink small appearance="subtle" to={requestPath(id)}>
          View
        </ButtonLink>
      </div>
    </div>
  )
}
