import { getDefaultStore } from 'jotai'
import { areaStateAtom } from '../area/area-state'
import { RecordChangesDocument, WhoIsSignedInDocument } from '../generated/documents'
import { graphqlClient } from '../graphql/client'
import { noteConnectionBack } from '../graphql/connection'
import { toast } from '../notifications/toasts'
import { noteVanished } from '../plugins/version-ready'
import { whenIdle } from '../scheduling/when-idle'
import { ChangeBatches } from './change-batches'
import { LocalChanges, publishChanges } from './changes-exchange'
import { type Connect, followChanges } from './follow-changes'

interface LiveOptions {
  /** The number of the agency's last change when the page was made; undefined: changes since then may be missed. */
  after: number | undefined
  onSessionEnded(): void
}

/** The first page has the network to itself for at most so long, in milliseconds. */
const timeout = 5000

const store = getDefaultStore()

/**
 * Keeps everything on the page up to date with what happens in the agency, here and elsewhere, from when the first page
 * is there until the session ends.
 *
 * @returns what ends it
 */
export function startLiveUpdates({ after, onSessionEnded }: LiveOptions): () => void {
  const client = graphqlClient()
  const batches = new ChangeBatches(publishChanges)
  const cache = client.subscription(LocalChanges, {}).subscribe(() => undefined)
  document.addEventListener('visibilitychange', batches.look)
  const askWho = async () => {
    const { data } = await client.query(WhoIsSignedInDocument, {}, { requestPolicy: 'network-only' })
    if (data?.agencyUser === null) onSessionEnded()
  }
  let isCrowdedKnown = false
  const sayCrowded = () => {
    if (!isCrowdedKnown)
      toast('Coverdesk is open in too many tabs, so this one isn’t live. Close some of them.', { tone: 'error' })
    isCrowdedKnown = true
  }
  let stop: () => void = () => undefined
  let stopped = false
  void firstPage().then(() => {
    if (stopped) return
    stop = followChanges({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      documentId: documentIdOf(RecordChangesDocument),
      after,
      connect,
      onChange: batches.add,
      onGap: batches.addEverything,
      onSessionEnded,
      onBack: noteConnectionBack,
      onCrowded: sayCrowded,
      onTrouble: () => void askWho(),
    })
  })
  return () => {
    stopped = true
    stop()
    cache.unsubscribe()
    document.removeEventListener('visibilitychange', batches.look)
  }
}

/** The code of sockets is a file of its own, which no first page waits for. */
const connect: Connect = async connection => {
  try {
    return (await import('./change-socket')).connect(connection)
  } catch (error) {
    void noteVanished(error)
    throw error
  }
}

const documentIdOf = (document: object) => (document as { documentId?: string }).documentId ?? ''

function firstPage(): Promise<void> {
  const isThere = () => !['none', 'loading'].includes(store.get(areaStateAtom).status)
  return new Promise(resolve => {
    const settle = () => void whenIdle(resolve)
    if (isThere()) return settle()
    const unsubscribe = store.sub(areaStateAtom, () => isThere() && finish())
    const timer = setTimeout(() => finish(), timeout)
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      settle()
    }
  })
}
