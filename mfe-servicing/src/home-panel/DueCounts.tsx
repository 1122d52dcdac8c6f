import { makeStyles, shorthands, startOfDay, TextLink, tokens } from '@coverdesk/design-system'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { DueServiceRequestsDocument } from '../generated/documents'
import { requestsPath } from '../paths'
import { restOfWeek } from '../words/due-days'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: 0,
    padding: '12px 0 0',
    listStyleType: 'none',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
  },
})

/** What waits at the whole agency, each a view of the list. A number that is not known yet, or can’t be had, is left out. */
export function DueCounts({ unassigned }: { unassigned: number | undefined }) {
  const styles = useStyles()
  const { timeZone } = useSession().agency
  const [{ today, end }] = useState(() => restOfWeek(timeZone))
  const variables = { today: startOfDay(today, timeZone), weekEnd: startOfDay(end, timeZone) }
  const query = useQuery(DueServiceRequestsDocument, variables)
  const due = query.status === 'loaded' ? query.data : undefined
  const views = [
    { label: 'Overdue', count: due?.overdue?.total, search: 'due=overdue&sort=DUE_AT_ASC' },
    { label: 'Due this week', count: due?.thisWeek?.total, search: 'due=week&sort=DUE_AT_ASC' },
    { label: 'Unassigned', count: unassigned, search: 'assigned=none' },
  ]
  return (
    <ul aria-label="Service requests of the agency" className={styles.root}>
      {views.map(({ label, count, search }) => (
        <li key={label}>
          <TextLink href={`${requestsPath}?${search}`}>
            {count === undefined ? label : `${label} (${count.toLocaleString('en-US')})`}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
