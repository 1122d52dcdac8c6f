import { makeStyles } from '@coverdesk/design-system'
import { Outlet, SubscriptionBanner, useBillingLinks } from '@coverdesk/plugin-sdk'
import { ManageUsers } from '../manage-users/ManageUsers'
import { SubscriptionCard } from './SubscriptionCard'
import { useSubscription } from './use-subscription'

/** Two columns, as on a detail page; in one column the seats stand above the many users. */
const wide = '@media (min-width: 1100px)'
const phone = '@media (max-width: 639.98px)'

const useStyles = makeStyles({
  banner: { padding: '20px 20px 0', ':empty': { display: 'none' }, [phone]: { padding: '16px 16px 0' } },
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"card" "users"',
    alignItems: 'start',
    gap: '20px',
    padding: '20px',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateAreas: '"users card"' },
    [phone]: { gap: '16px', padding: '16px' },
  },
  card: { gridArea: 'card', minWidth: 0 },
  users: { gridArea: 'users', minWidth: 0 },
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
      <div className={styles.root}>
        <div className={styles.card}>
          <SubscriptionCard {...state} links={links} />
        </div>
        <div className={styles.users}>
          <ManageUsers subscription={subscription} />
        </div>
      </div>
      <Outlet />
    </>
  )
}
