import { ErrorState, makeStyles, RecordTable, RecordTableSkeleton, Section, tokens } from '@coverdesk/design-system'
import type { QueryState } from '@coverdesk/plugin-sdk'
import type { CaraUsageQuery } from '../generated/documents'
import { usageColumns } from './usage-columns'
import { monthWords } from './usage-words'

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.textSecondary },
  note: { margin: '12px 0 0', color: tokens.textSecondary },
})

/** What language models took: by person this month, and by month for a year. */
export function UsageSections({ query }: { query: QueryState<CaraUsageQuery> }) {
  const styles = useStyles()
  const usage = query.status === 'loaded' ? query.data.caraUsage : undefined
  if (!usage) {
    return (
      <Section title="Usage">
        {query.status === 'loading' ? (
          <RecordTableSkeleton label="Loading usage..." />
        ) : (
          <ErrorState
            title="Usage could not be loaded"
            message={query.failure?.message ?? 'There was no answer.'}
            requestId={query.failure?.requestId}
            onRetry={query.retry}
          />
        )}
      </Section>
    )
  }
  if (usage.months.every(({ usage: { tokens } }) => tokens === 0)) {
    return (
      <Section title="Usage">
        <p className={styles.none}>No language model was used in the last 12 months.</p>
      </Section>
    )
  }
  const people = usage.people.map(({ agencyUser: { id, name }, usage }) => ({
    id,
    name: name ?? 'A former user',
    usage,
  }))
  const months = usage.months.map(({ month, usage }) => ({ id: month, name: monthWords(month), usage }))
  return (
    <>
      <Section title="This month by person">
        {people.length === 0 ? (
          <p className={styles.none}>No language model was used this month.</p>
        ) : (
          <RecordTable label="This month by person" columns={usageColumns('Person')} rows={people} />
        )}
      </Section>
      <Section title="Usage by month">
        <RecordTable label="Usage by month" columns={usageColumns('Month')} rows={months} />
        <p className={styles.note}>
          Costs are at list prices and count for the person whose workspace it is. Months begin in UTC.
        </p>
      </Section>
    </>
  )
}
