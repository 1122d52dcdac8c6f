import { ButtonLink, ErrorState, Facts, makeStyles, Section, Skeleton, tokens } from '@coverdesk/design-system'
import { requirePath } from '../paths'
import { useAgencyRules } from './use-agency-rules'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  quiet: { margin: 0, color: tokens.textSecondary },
})

/** What the agency demands of everybody. */
export function AgencySecurity() {
  const styles = useStyles()
  const { query, rules } = useAgencyRules()
  return (
    <Section title="For your agency">
      <div className={styles.root}>
        <p className={styles.quiet}>
          An agency can require a second step of everybody who works here. Each person then sets up an authenticator
          app.
        </p>
        {query.status === 'loading' && <Skeleton width="160px" height="20px" />}
        {rules && (
          <>
            <Facts
              facts={[{ label: 'Second step', value: rules.requiresSecondStep ? 'Required' : 'Up to each person' }]}
            />
            <div>
              <ButtonLink to={requirePath}>{rules.requiresSecondStep ? 'Leave it to each' : 'Require'}</ButtonLink>
            </div>
          </>
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
  )
}
