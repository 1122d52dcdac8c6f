import { useState } from 'react'

const keyOf = (name: string) => `cara_draft_${name}`

/** Where nothing may be stored, a draft lasts as long as the page. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/**
 * A text that is still there when the person comes back in the same tab.
 *
 * @param name without one, nothing is kept
 */
export function useDraft(name: string | undefined): [string, (text: string) => void] {
  const [text, setText] = useState(() => (name && tryStorage(() => sessionStorage.getItem(keyOf(name)))) || '')
  const write = (next: string) => {
    setText(next)
    if (!name) return
    tryStorage(() => (next ? sessionStorage.setItem(keyOf(name), next) : sessionStorage.removeItem(keyOf(name))))
  }
  return [text, write]
}
