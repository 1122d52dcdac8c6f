import { onActions, onPages, sessionAtom } from '@coverdesk/plugin-sdk/host'
import { getDefaultStore } from 'jotai'

type Event =
  | { type: 'identify'; traits: { email: string; name: string; agencyName: string } }
  | { type: 'page'; route: string }
  | { type: 'action'; name: string; outcome: string }

/** Events of so many milliseconds go together; so many fit into one message. */
const gatheringTime = 5_000
const maxTogether = 100

let waiting: (Event & { at: string })[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Tells the gateway who works here, which pages they open (by the pattern of the route, never by its address) and which
 * actions they take (by name). The code of this file is loaded only where analytics are set up.
 */
export function startAnalytics(): void {
  const session = getDefaultStore().get(sessionAtom)
  if (!session) return
  const { email, name } = session.user
  tell({ type: 'identify', traits: { email, name, agencyName: session.agency.name } })
  onPages(route => tell({ type: 'page', route }))
  onActions(action => tell({ type: 'action', ...action }))
  // The last moment at which a page that is closed can send anything.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

function tell(event: Event) {
  waiting.push({ ...event, at: new Date().toISOString() })
  if (waiting.length >= maxTogether) flush()
  else timer ??= setTimeout(flush, gatheringTime)
}

/** What the browser does not take is given up: no one waits for it. */
function flush() {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  if (events.length === 0) return
  navigator.sendBeacon('/analytics', new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
