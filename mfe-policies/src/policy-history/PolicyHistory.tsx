import { makeStyles, Section } from '@coverdesk/design-system'
import { useParams } from '@coverdesk/plugin-sdk'
import { PolicyTabs } from '../policy-detail/PolicyTabs'
import { HistoryPage } from './HistoryPage'

const useStyles = makeStyles({
  root: { display: 'grid', padding: '20px', maxWidth: '880px', '@media (max-width: 639px)': { padding: '16px' } },
})

/** What happened to a policy, and who did it. */
export function PolicyHistory() {
  const styles = useStyles()
  const { id = '' } = useParams()
  return (
    <>
      <PolicyTabs current="history" />
      <div className={styles.root}>
        <Section title="History">
          <HistoryPage key={id} policyId={id} />
        </Section>
      </div>
    </>
  )
}
