import { EmptyState, ErrorState, Skeleton } from '@coverdesk/design-system'
import { SlideOut } from '@coverdesk/design-system/record'
import { Outlet, useCloseDialog } from '@coverdesk/plugin-sdk'
import { integrationsPath } from '../../paths'
import { systemName } from '../cards/catalog'
import { ManagedIntegration } from './ManagedIntegration'
import { useIntegration } from './use-integration'

/** A connection beside the cards: its state, what it sends, and its syncs. */
export function ManageSlideOut() {
  const close = useCloseDialog(integrationsPath)
  const { query, integration, isRunning } = useIntegration()
  return (
    <>
      <SlideOut title={systemName(integration?.type ?? '') ?? 'Integration'} onClose={close}>
        {query.status === 'loading' && <Skeleton width="100%" height="320px" />}
        {integration && <ManagedIntegration integration={integration} isRunning={isRunning} />}
        {query.status === 'loaded' && !integration && !query.failure && (
          <EmptyState kind="nothing" title="No integration found" hint="It was disconnected, or the link is wrong." />
        )}
        {query.status !== 'loading' && !integration && query.failure && (
          <ErrorState
            title="This integration could not be loaded"
            message={query.failure.message}
            requestId={query.failure.requestId}
            onRetry={query.retry}
          />
        )}
      </SlideOut>
      <Outlet />
    </>
  )
}
