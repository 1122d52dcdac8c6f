import { DetailColumns, makeStyles } from '@coverdesk/design-system'
import { Outlet, SubscriptionBanner, useBillingLinks } from '@coverdesk/plugin-sdk'
import { ManageUsers } from '../manage-users/ManageUsers'
import { SubscriptionCard } from './SubscriptionCard'
import { useSubscription } from './use-subscription'

const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  banner: { padding: '20px 20px 0', ':empty': { display: 'none' }, [phone]: { padding: '16px 16px 0' } },
})

/** What the agency pays for, and who has its seats. */
export function SubscriptionPage() {
  const styles = useStyles()
  const state = useSubscription()
  const links = useBillingLinks()
  const { subscription } = state
  return (
    <>
      <div className={styles.banner}>{subscription && <SubscriptionBanner subscription={subscription} />}</div>
      {/* In one column the seats stand above the many users. */}
      <DetailColumns lead={<SubscriptionCard {...state} links={links} />}>
        <ManageUsers subscription={subscription} />
      </DetailColumns>
      <Outlet />
    </>
  )
}
