import { makeStyles, Page, PageHeader } from '@coverdesk/design-system'
import { NotFound, Slot, SubscriptionBanner, usePageTitle, useParams, useSession, useSlot } from '@coverdesk/plugin-sdk'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { subscriptionAtom } from '../subscription/follow-subscription'
import { greeting, today } from './greeting'
import { PanelSkeleton } from './PanelSkeleton'
import { QuickActions } from './QuickActions'
import { RecentRecords } from './RecentRecords'
import { StartGreeting } from './StartGreeting'
import { StartSkeleton } from './StartSkeleton'
import { Waiting } from './Waiting'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  // No wider than what is read at a glance.
  page: { '& > *': { width: '100%', maxWidth: '1160px', marginInline: 'auto', boxSizing: 'border-box' } },
  banner: { padding: '20px 20px 0', [phone]: { padding: '16px 16px 0' } },
  start: { padding: '4px 20px 20px', [phone]: { padding: '4px 16px 16px' } },
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
 * Where a day begins (specification 1 §2): what has to be done about the subscription, above what an area begins the day with
 * (`home.start`) and a panel that areas fill (`home.panel`), beside what waits and what the person had open.
 */
export function HomePage() {
  usePageTitle('Home')
  const styles = useStyles()
  const { user, agency } = useSession()
  const subscription = useAtomValue(subscriptionAtom)
  const [now] = useState(() => new Date())
  const hasStart = useSlot('home.start').length > 0
  const words = { title: greeting(user.name, agency.timeZone, now), description: today(agency.timeZone, now) }
  // What follows in the address is for what the page begins with.
  if (useParams()['*'] && !hasStart) return <NotFound />
  return (
    <Page className={styles.page}>
      {subscription && subscription.state !== 'ACTIVE' && (
        <div className={styles.banner}>
          <SubscriptionBanner subscription={subscription} />
        </div>
      )}
      {hasStart ? (
        <>
          <StartGreeting {...words} actions={<QuickActions hasPrimary={false} />} />
          <div className={styles.start}>
            <Slot name="home.start" props={{}} fallback={<StartSkeleton />} />
          </div>
        </>
      ) : (
        <PageHeader {...words} actions={<QuickActions hasPrimary />} />
      )}
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
