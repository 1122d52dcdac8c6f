import { Skeleton } from '@coverdesk/design-system'
import { NotFound, Slot, useParams, useSlot } from '@coverdesk/plugin-sdk'
import { settingsPath } from '../paths'
import { SettingsPage } from './SettingsPage'

/** A tab that another area fills, such as the certificate form. What follows its name in the address is that area's to read. */
export function ContributedTab() {
  const { tab = '' } = useParams()
  const isContributed = useSlot('settings.tab').some(({ id }) => id === tab)
  return (
    <SettingsPage tab={`${settingsPath}/${tab}`}>
      {isContributed ? (
        <Slot name="settings.tab" props={{}} only={tab} fallback={<Skeleton width="100%" height="120px" />} />
      ) : (
        <NotFound />
      )}
    </SettingsPage>
  )
}
