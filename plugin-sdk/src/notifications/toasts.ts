import { atom, getDefaultStore } from 'jotai'

export interface Toast {
  id: string
  tone: 'success' | 'error'
  text: string
  /** What the person may do about it, such as `Undo`. The toast goes when it is done. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  run(): void
}

interface ToastOptions {
  /** By default `success`. */
  tone?: Toast['tone']
  action?: ToastAction
}

/** How long a toast stays, in milliseconds; there is more to read in an error, and an action has to be reached. */
const stay = { success: 5000, error: 10_000 }
const stayWithAction = 10_000

/** What the shell shows at this moment, oldest first. */
export const toastsAtom = atom<readonly Toast[]>([])

const store = getDefaultStore()
let lastNumber = 0

/**
 * Tells the person for some seconds that something happened. Never the only place of an error.
 *
 * @example toast('Account created')
 * @example toast('Account archived', { action: { label: 'Undo', run: () => void restore(id) } })
 */
export function toast(text: string, { tone = 'success', action }: ToastOptions = {}): void {
  lastNumber += 1
  const id = `toast-${lastNumber}`
  store.set(toastsAtom, [...store.get(toastsAtom), { id, tone, text, ...(action && { action: endingIn(id, action) }) }])
  setTimeout(() => dismissToast(id), action ? stayWithAction : stay[tone])
}

/** Takes a toast away before its time; one that is gone already stays gone. */
export function dismissToast(id: string): void {
  const others = store.get(toastsAtom).filter(shown => shown.id !== id)
  store.set(toastsAtom, others)
}

const endingIn = (id: string, { label, run }: ToastAction): ToastAction => ({
  label,
  run: () => {
    dismissToast(id)
    run()
  },
})

/** For what failed beside what the person sees. */
export const announceFailure = (text: string): void => toast(text, { tone: 'error' })
