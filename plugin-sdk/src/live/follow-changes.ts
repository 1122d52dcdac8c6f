import type { RecordChange } from './record-change'

/**
 * Why a connection ended: it was lost, what was asked for is no longer known, the person has too many of them open, or
 * no one is signed in any more.
 */
export type Ending = 'lost' | 'gone' | 'crowded' | 'session-ended'

/** Opens one connection; resolves when it has ended. Rejects when its code can't be had. */
export type Connect = (connection: {
  url: string
  documentId: string
  /** The number of the last change that is known; undefined: only what happens from now on. */
  after: number | undefined
  signal: AbortSignal
  onChange(change: RecordChange): void
  /** The server said something, be it that it is there. */
  onHeard(): void
}) => Promise<Ending>

interface FollowOptions {
  url: string
  documentId: string
  after: number | undefined
  connect: Connect
  onChange(change: RecordChange): void
  /** Some changes can't be told one by one. */
  onGap(): void
  onSessionEnded(): void
  /** It is connected again, after it had not been. */
  onBack(): void
  /** Other pages of the person have all the connections there are. It tries again, once a minute. */
  onCrowded(): void
  /** It could not connect several times in a row; the server does not say why to a browser. */
  onTrouble(): void
}

const troubleAfter = 3

/** Times in milliseconds. A connection that was silent for longer than two pings is taken for dead. */
const minPause = 500
const maxPause = 15_000
const silence = 25_000
/** A page that is looked at again tries at once. */
const crowdedPause = 60_000
/** The server takes a subscription in so much time; what happened until then is read with everything else. */
const settlingTime = 1_000

/**
 * Hears of every change, each once and in order, for as long as the session lasts: it comes back by itself after a lost
 * connection, a sleep, a time offline, and asks for what it missed.
 *
 * @returns what ends it
 */
export function followChanges(options: FollowOptions): () => void {
  const ending = new AbortController()
  let { after } = options
  let failures = 0
  let heardAt = 0
  let drop: () => void = () => undefined
  let wake: () => void = () => undefined

  async function run() {
    while (!ending.signal.aborted) {
      await online(ending.signal)
      const end = await connectOnce()
      if (ending.signal.aborted) return
      if (end === 'session-ended') return options.onSessionEnded()
      if (end === 'gone') {
        after = undefined
        continue
      }
      failures += 1
      if (end === 'crowded') {
        options.onCrowded()
        await pause(crowdedPause)
        continue
      }
      if (failures % troubleAfter === 0) options.onTrouble()
      await pause(Math.min(minPause * 2 ** (failures - 1), maxPause))
    }
  }

  async function connectOnce(): Promise<Ending> {
    const connection = new AbortController()
    drop = () => connection.abort()
    const missing = after === undefined && failures + heardAt > 0
    let settling: ReturnType<typeof setTimeout> | undefined
    try {
      return await options.connect({
        url: options.url,
        documentId: options.documentId,
        after,
        signal: connection.signal,
        onChange(change) {
          after = change.number
          options.onChange(change)
        },
        onHeard() {
          heardAt = Date.now()
          if (failures > 0) options.onBack()
          failures = 0
          if (missing) settling ??= setTimeout(options.onGap, settlingTime)
        },
      })
    } catch {
      return 'lost'
    } finally {
      clearTimeout(settling)
      drop = () => undefined
    }
  }

  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      wake = resolve
      setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2))
    })

  const { signal } = ending
  window.addEventListener('offline', () => drop(), { signal })
  window.addEventListener('online', () => wake(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') return
      wake()
      if (Date.now() - heardAt > silence) drop()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    drop()
    wake()
  })
  void run()
  return () => ending.abort()
}

/** Resolves as soon as the browser has a network. */
function online(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise(resolve => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
