import {
  Banner,
  ButtonLink,
  DateTime,
  Facts,
  makeStyles,
  RelativeTime,
  StateBadge,
  tokens,
} from '@coverdesk/design-system'
import type { IntegrationDetailFragment } from '../../generated/documents'
import { credentialsPath, disconnectPath } from '../../paths'
import { systemName } from '../cards/catalog'
import { NowcertsToggles } from './NowcertsToggles'
import { SyncActions } from './SyncActions'
import { SyncLogs } from './SyncLogs'
import { WaitingDecisions } from './WaitingDecisions'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px' },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

interface ManagedIntegrationProps {
  integration: IntegrationDetailFragment
  /** A sync, a preview or an undo is under way. */
  isRunning: boolean
}

/** What is known of a connection, and what can be done with it. */
export function ManagedIntegration({ integration, isRunning }: ManagedIntegrationProps) {
  const styles = useStyles()
  const { id, type, state, lastSyncedAt, nextSyncAt, lastFailure, configuration } = integration
  const { hawksoft, nowcerts } = configuration
  const isStopped = state === 'DISABLED'
  return (
    <div className={styles.root}>
      {lastFailure && (
        <Banner
          tone="error"
          actions={
            isStopped && (
              <ButtonLink small to={credentialsPath(id)}>
                {hawksoft ? 'Reconnect' : 'Replace credentials'}
              </ButtonLink>
            )
          }
        >
          {lastFailure}
        </Banner>
      )}
      <Facts
        facts={[
          { label: 'Status', value: <StateBadge of="integration" state={state} /> },
          hawksoft
            ? { label: 'Agency ID', value: hawksoft.agencyId }
            : { label: 'Username', value: nowcerts?.username },
          {
            label: 'Last synced',
            value: lastSyncedAt ? <RelativeTime value={lastSyncedAt} dateAfterDays={7} /> : 'Not synced yet',
          },
          { label: 'Next sync', value: nextSyncAt && <DateTime value={nextSyncAt} /> },
        ]}
      />
      <SyncActions integration={integration} isRunning={isRunning} />
      <WaitingDecisions integration={integration} />
      {nowcerts && (
        <section>
          <h3 className={styles.title}>What Coverdesk sends to {systemName(type)}</h3>
          <NowcertsToggles id={id} saved={nowcerts} />
        </section>
      )}
      <section>
        <h3 className={styles.title}>Sync logs</h3>
        <SyncLogs integrationId={id} logs={integration.syncLogs} />
      </section>
      <section>
        <h3 className={styles.title}>Connection</h3>
        <div className={styles.actions}>
          <ButtonLink to={credentialsPath(id)}>{hawksoft ? 'Reconnect' : 'Replace credentials'}</ButtonLink>
          <ButtonLink to={disconnectPath(id)}>Disconnect</ButtonLink>
        </div>
      </section>
    </div>
  )
}
