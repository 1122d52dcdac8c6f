import {
  ButtonLink,
  DetailColumns,
  ErrorState,
  Facts,
  makeStyles,
  Section,
  Skeleton,
  tokens,
} from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { retentionPath } from '../paths'
import { useAgencyRules } from '../security/use-agency-rules'
import { retentionWords } from './retention-words'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  quiet: { margin: 0, color: tokens.textSecondary },
})

/** For how long what the agency has done is kept. */
export function DataPage() {
  const styles = useStyles()
  const { query, rules } = useAgencyRules()
  return (
    <>
      <DetailColumns>
        <Section
          title="Retention"
          actions={
            rules && (
              <ButtonLink small to={retentionPath}>
                Change
              </ButtonLink>
            )
          }
        >
          <div className={styles.root}>
            <p className={styles.quiet}>
              Audit entries that are older are removed within the hour, in every area. That they existed stays provable:
              their digests remain in the chain.
            </p>
            {query.status === 'loading' && <Skeleton width="100%" height="50px" />}
            {rules && (
              <Facts
                facts={[
                  { label: 'Audit entries', value: retentionWords(rules.auditRetentionDays) },
                  { label: 'Unused uploads', value: '24 hours' },
                ]}
              />
            )}
            {!rules && query.status !== 'loading' && (
              <ErrorState
                title="This could not be loaded"
                message={query.failure?.message ?? 'There was no answer.'}
                requestId={query.failure?.requestId}
                onRetry={query.retry}
              />
            )}
          </div>
        </Section>
      </DetailColumns>
      <Outlet />
    </>
  )
}
