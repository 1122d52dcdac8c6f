import { makeStyles, Page, PageHeader } from '@coverdesk/design-system'
import { Slot, SubscriptionBanner, usePageTitle, useSession } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { subscriptionAtom } from '../subscription/follow-subscription'
import { greeting, today } from './greeting'
import { PanelSkeleton } from './PanelSkeleton'
import { QuickActions } from './QuickActions'
import { RecentRecords } from './RecentRecords'
import { Waiting } from './Waiting'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  // No wider than what is read at a glance.
  page: { '& > *': { width: '100%', maxWidth: '1160px', marginInline: 'auto', boxSizing: 'border-box' } },
  banner: { padding: '20px 20px 0', [phone]: { padding: '16px 16px 0' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    padding: '8px 20px 32px',
    [phone]: { padding: '4px 16px 24px', gap: '16px' },
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
  column: { display: 'grid', gap: '20px', minWidth: 0, [phone]: { gap: '16px' } },
})

/**
 * Where a day begins (specification 1 §2): what has to be done about the subscription, above a panel that areas fill
 * (`home.panel`), beside what waits and what the person had open.
 */
export function HomePage() {
  usePageTitle('Home')
  const styles = useStyles()
  const { user, agency } = useSession()
  const subscription = useAtomValue(subscriptionAtom)
  const [now] = useState(() => new Date())
  return (
    <Page className={styles.page}>
      {subscription && subscription.state !== 'ACTIVE' && (
        <div className={styles.banner}>
          <SubscriptionBanner subscription={subscription} />
        </div>
      )}
      <PageHeader
        title={greeting(user.name, agency.timeZone, now)}
        description={today(agency.timeZone, now)}
        actions={<QuickActions />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Slot name="home.panel" props={{}} fallback={<PanelSkeleton />} />
        </div>
        <div className={styles.column}>
          <Waiting />
          <RecentRecords />
        </div>
      </div>
    </Page>
  )
}
