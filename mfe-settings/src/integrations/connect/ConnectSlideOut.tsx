import { NotFound, useParams } from '@coverdesk/plugin-sdk'
import { ConnectHawksoft } from './ConnectHawksoft'
import { ConnectNowcerts } from './ConnectNowcerts'

/** Connects with the system that the address names, beside the cards. */
export function ConnectSlideOut() {
  const { type } = useParams()
  if (type === 'AMS_HAWKSOFT') return <ConnectHawksoft />
  if (type === 'AMS_NOWCERTS') return <ConnectNowcerts />
  return <NotFound />
}
