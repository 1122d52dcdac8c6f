import { ButtonLink, DetailColumns, Facts, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import { Outlet } from '@coverdesk/plugin-sdk'
import { retentionPath } from '../paths'
import { useAgencyRules } from '../security/use-agency-rules'
import { LoadedSection } from '../settings-page/LoadedSection'
import { retentionWords } from './retention-labels'

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.textSecondary } })

/** For how long what the agency has done is kept. */
export function DataPage() {
  const styles = useStyles()
  const { query, rules } = useAgencyRules()
  return (
    <>
      <DetailColumns>
        <LoadedSection
          title="Retention"
          failed="This could not be loaded"
          query={query}
          skeleton={<Skeleton width="100%" height="50px" />}
          intro={
            <p className={styles.quiet}>
              Older entries are removed within an hour in every area. Their digests stay in the chain as proof that they
              existed.
            </p>
          }
          actions={
            <ButtonLink small to={retentionPath}>
              Change
            </ButtonLink>
          }
        >
          {rules && (
            <Facts
              facts={[
                { label: 'Audit entries', value: retentionWords(rules.auditRetentionDays) },
                { label: 'Unused uploads', value: '24 hours' },
              ]}
            />
          )}
        </LoadedSection>
      </DetailColumns>
      <Outlet />
    </>
  )
}
