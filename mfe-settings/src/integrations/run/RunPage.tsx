import { ButtonLink, DetailColumns, EmptyState, makeStyles, Skeleton } from '@coverdesk/design-system'
import { Outlet, usePageTitle } from '@coverdesk/plugin-sdk'
import { managePath } from '../../paths'
import { LoadedSection } from '../../settings-page/LoadedSection'
import { RunActions } from './RunActions'
import { RunChanges } from './RunChanges'
import { RunSummary } from './RunSummary'
import { runTitle } from './run-words'
import { useRun } from './use-run'

const useStyles = makeStyles({ back: { justifySelf: 'start' } })

/** A sync or a preview, with everything that it has changed or would change. */
export function RunPage() {
  const styles = useStyles()
  const { integrationId, query, run, isRunning } = useRun()
  const title = run ? runTitle(run.type) : 'Sync'
  usePageTitle(title)
  if (query.status === 'loaded' && !run && !query.failure) {
    return (
      <EmptyState kind="nothing" title="No sync found" hint="Its integration was disconnected, or the link is wrong." />
    )
  }
  return (
    <>
      <DetailColumns>
        <ButtonLink small appearance="subtle" to={managePath(integrationId)} className={styles.back}>
          Back to the integration
        </ButtonLink>
        <LoadedSection
          title={title}
          failed="This sync could not be loaded"
          query={query}
          skeleton={<Skeleton width="100%" height="200px" />}
          actions={run && <RunActions integrationId={integrationId} run={run} />}
        >
          {run && <RunSummary run={run} isRunning={isRunning} />}
        </LoadedSection>
        {run && <RunChanges run={run} isRunning={isRunning} />}
      </DetailColumns>
      <Outlet />
    </>
  )
}
