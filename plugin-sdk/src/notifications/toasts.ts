import { atom, getDefaultStore } from 'jotai'

export interface Toast {
  id: string
  tone: 'success' | 'error'
  text: string
}

/** How long a toast stays, in milliseconds; there is more to read in an error. */
const stay = { success: 5000, error: 10_000 }

/** What the shell shows at this moment, oldest first. */
export const toastsAtom = atom<readonly Toast[]>([])

const store = getDefaultStore()
let lastNumber = 0

/**
 * Tells the person for some seconds that something happened. Never the only place of an error.
 *
 * @param tone by default `success`
 * @example toast('Account created')
 */
export function toast(text: string, tone: Toast['tone'] = 'success'): void {
  lastNumber += 1
  const id = `toast-${lastNumber}`
  store.set(toastsAtom, [...store.get(toastsAtom), { id, tone, text }])
  setTimeout(() => dismissToast(id), stay[tone])
}

export function dismissToast(id: string): void {
  const others = store.get(toastsAtom).filter(shown => shown.id !== id)
  store.set(toastsAtom, others)
}
