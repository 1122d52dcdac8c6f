import { ButtonLink, Facts, makeStyles, Skeleton, tokens } from '@coverdesk/design-system'
import { requirePath } from '../paths'
import { LoadedSection } from '../settings-page/LoadedSection'
import { useAgencyRules } from './use-agency-rules'

const useStyles = makeStyles({ quiet: { margin: 0, color: tokens.textSecondary } })

/** What the agency demands of everyone. */
export function AgencySecurity() {
  const styles = useStyles()
  const { query, rules } = useAgencyRules()
  return (
    <LoadedSection
      title="For your agency"
      failed="This could not be loaded"
      query={query}
      skeleton={<Skeleton width="160px" height="20px" />}
      intro={
        <p className={styles.quiet}>
          Require two-step verification for everyone at your agency. Each person sets up an authenticator app.
        </p>
      }
    >
      {rules && (
        <>
          <Facts
            facts={[
              { label: 'Two-step verification', value: rules.requiresSecondStep ? 'Required' : 'Up to each person' },
            ]}
          />
          <div>
            <ButtonLink to={requirePath}>{rules.requiresSecondStep ? 'Make optional' : 'Require'}</ButtonLink>
          </div>
        </>
      )}
    </LoadedSection>
  )
}
