import {
  ButtonLink,
  ErrorState,
  Facts,
  formatDate,
  makeStyles,
  RecordTableSkeleton,
  Section,
  tokens,
} from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { ServiceRequestDuePolicyDocument } from '../generated/documents'
import { typeName } from '../words/request-labels'
import { businessDaysText } from './business-days'
import { editDueSettingsPath } from './paths'

const useStyles = makeStyles({
  intro: { margin: '0 0 16px', color: tokens.textSecondary },
  days: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  none: { margin: 0, color: tokens.textSecondary },
})

/** The due date that each type of request begins with, and the days that don’t count. */
export function DuePolicySections() {
  const styles = useStyles()
  const query = useQuery(ServiceRequestDuePolicyDocument, {})
  if (query.status === 'loading') return <RecordTableSkeleton label="Loading due dates..." />
  const policy = query.status === 'loaded' ? query.data.serviceRequestDuePolicy : undefined
  if (!policy) {
    return (
      <ErrorState
        title="Due dates could not be loaded"
        message={query.failure?.message ?? 'There was no answer.'}
        requestId={query.failure?.requestId}
        onRetry={query.retry}
      />
    )
  }
  return (
    <>
      <Section
        title="Due dates"
        actions={
          <ButtonLink small to={editDueSettingsPath}>
            Edit
          </ButtonLink>
        }
      >
        <p className={styles.intro}>New requests are due on these days by default.</p>
        <Facts
          facts={policy.rules.map(({ type, businessDays }) => ({
            label: typeName(type),
            value: businessDaysText(businessDays),
          }))}
        />
      </Section>
      <Section title="Closed days">
        <p className={styles.intro}>Besides weekends and US federal holidays.</p>
        {policy.closedDays.length === 0 ? (
          <p className={styles.none}>No closed days</p>
        ) : (
          <ul aria-label="Closed days" className={styles.days}>
            {policy.closedDays.map(day => (
              <li key={day}>{formatDate(day)}</li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
