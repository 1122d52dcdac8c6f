import { atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'

/** A question that the shell puts to the person; the answer goes to whoever wanted to leave. */
export interface LeaveQuestion {
  answer(leave: boolean): void
}

const dirtyFormsAtom = atom<ReadonlySet<symbol>>(new Set<symbol>())

/** Whether any form on the page differs from what is saved. */
export const unsavedChangesAtom = atom(get => get(dirtyFormsAtom).size > 0)

/** Set while the person is being asked whether to discard unsaved changes. */
export const leaveQuestionAtom = atom<LeaveQuestion | null>(null)

const store = getDefaultStore()

/** The same outside of a component. */
export const hasUnsavedChanges = () => store.get(unsavedChangesAtom)

/**
 * Asks before unsaved changes are lost: on a link, the back button, a dialog that closes, another area, a closing tab.
 *
 * @param dirty whether the form differs from what is saved
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const form = Symbol('form')
    changeDirtyForms(forms => forms.add(form))
    return () => changeDirtyForms(forms => forms.delete(form))
  }, [dirty])
}

/** Gives up what is unsaved, because the person said so. */
export const discardUnsavedChanges = () => changeDirtyForms(forms => forms.clear())

/** Whether the page may be left; asks when a form has unsaved changes. After a yes they are given up. */
export function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true)
  store.get(leaveQuestionAtom)?.answer(false)
  return new Promise(resolve => {
    const answer = (leave: boolean) => {
      store.set(leaveQuestionAtom, null)
      if (leave) discardUnsavedChanges()
      resolve(leave)
    }
    store.set(leaveQuestionAtom, { answer })
  })
}

function changeDirtyForms(change: (forms: Set<symbol>) => unknown) {
  const forms = new Set(store.get(dirtyFormsAtom))
  change(forms)
  store.set(dirtyFormsAtom, forms)
}
