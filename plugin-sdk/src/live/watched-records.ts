const watched = new Map<string, number>()

const keyOf = (typename: string, id: string) => `${typename}:${id}`

/** Whether a subscription of this page brings every change of the record as it happens, so that no one need ask for it. */
export const isWatched = (typename: string, id: string): boolean => watched.has(keyOf(typename, id))

/** @returns what ends it; may be called more than once */
export function markWatched(typename: string, id: string): () => void {
  const key = keyOf(typename, id)
  watched.set(key, (watched.get(key) ?? 0) + 1)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    const left = (watched.get(key) ?? 1) - 1
    if (left === 0) watched.delete(key)
    else watched.set(key, left)
  }
}
