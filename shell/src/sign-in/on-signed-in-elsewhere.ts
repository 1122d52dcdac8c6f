import { personKey } from '@coverdesk/plugin-sdk/host'

/**
 * Notices that another tab of this browser has signed in, such as by the link in the e-mail: the session is this tab's, too.
 * Who is remembered from before says nothing, as a session may end unseen.
 *
 * @returns what ends it
 */
export function onSignedInElsewhere(continueHere: () => void): () => void {
  const before = localStorage.getItem(personKey)
  const ending = new AbortController()
  const look = () => {
    const present = localStorage.getItem(personKey)
    // Without a person it says that one has signed out.
    if (!present || present === before || present.startsWith(' ')) return
    ending.abort()
    continueHere()
  }
  const { signal } = ending
  window.addEventListener('storage', ({ key }) => key === personKey && look(), { signal })
  // A tab that slept has heard of nothing.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal })
  return () => ending.abort()
}
