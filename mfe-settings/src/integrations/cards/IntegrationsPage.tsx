import { Banner, EmptyState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { Outlet, startQuery, useQuery } from '@coverdesk/plugin-sdk'
import { IntegrationsDocument } from '../../generated/documents'
import { LoadedSection } from '../../settings-page/LoadedSection'
import { useSubscription } from '../../subscription/use-subscription'
import { cardsOf } from './catalog'
import { IntegrationTile } from './IntegrationTile'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '20px',
    padding: '20px',
    '@media (max-width: 639px)': { padding: '16px', gap: '16px' },
  },
  cards: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: '12px',
  },
})

/** Begins to read what is connected. */
export const loadIntegrations = () => startQuery(IntegrationsDocument, {})

/** The systems that the agency can connect with (specification 3 §2). */
export function IntegrationsPage() {
  const styles = useStyles()
  const { subscription } = useSubscription()
  const query = useQuery(IntegrationsDocument, {}, { pause: subscription === null })
  const integrations = query.status === 'loaded' ? query.data.integrations : undefined
  if (subscription === null) {
    return (
      <EmptyState
        kind="forbidden"
        title="No subscription"
        hint="Integrations are part of every subscription. Your agency has none at the moment."
      />
    )
  }
  return (
    <div className={styles.root}>
      {integrations?.length === 0 && (
        <Banner tone="neutral">
          <strong>Get started with integrations.</strong> Connect your agency management system to bring in accounts,
          contacts and policies. You see every change before anything is synced.
        </Banner>
      )}
      <LoadedSection
        title="Integrations"
        failed="Your integrations could not be loaded"
        query={query}
        skeleton={<Skeleton width="100%" height="340px" />}
      >
        {integrations && (
          <ul aria-label="Integrations" className={styles.cards}>
            {cardsOf(integrations).map(card => (
              <IntegrationTile key={card.name} card={card} />
            ))}
          </ul>
        )}
      </LoadedSection>
      <Outlet />
    </div>
  )
}
