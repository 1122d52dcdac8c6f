import { DetailColumns, makeStyles, Skeleton } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { NotificationPreferencesDocument } from '../generated/documents'
import { LoadedSection } from '../settings-page/LoadedSection'
import { ChannelRow } from './ChannelRow'

const useStyles = makeStyles({
  intro: { margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

/** How the person hears of each kind of event; no one else's preferences are touched. */
export function NotificationPreferencesPage() {
  const styles = useStyles()
  const query = useQuery(NotificationPreferencesDocument, {})
  const preferences = query.status === 'loaded' ? query.data.agencyUser?.preferences.notifications : undefined
  return (
    <DetailColumns>
      <LoadedSection
        title="Notification preferences"
        failed="Your notification preferences could not be loaded"
        query={query}
        skeleton={<Skeleton width="100%" height="480px" />}
        intro={<p className={styles.intro}>Changes are saved right away.</p>}
      >
        {preferences && (
          <ul aria-label="Notification preferences" className={styles.list}>
            {preferences.map(({ kind, channel }) => (
              <ChannelRow key={kind} kind={kind} saved={channel} />
            ))}
          </ul>
        )}
      </LoadedSection>
    </DetailColumns>
  )
}
