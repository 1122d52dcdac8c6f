import { startLiveUpdates } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'
import { onSessionEnded, sessionReturnsAtom } from './session-ended'

/**
 * Live updates end with the session, and begin again with the one after it.
 *
 * @param after the agency's last change when the page was made: what happened between the sessions is told, too
 */
export function keepLive(after: number | undefined): void {
  const begin = () => startLiveUpdates({ after, onSessionEnded })
  let end = begin()
  getDefaultStore().sub(sessionReturnsAtom, () => {
    end()
    end = begin()
  })
}
