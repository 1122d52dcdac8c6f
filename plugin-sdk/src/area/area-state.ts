import { atom } from 'jotai'

interface NoArea {
  status: 'none'
}

interface OpenArea {
  /** `ready`: its code is there and draws itself. */
  status: 'loading' | 'ready'
  id: string
  title: string
}

interface FailedArea {
  status: 'failed'
  id: string
  title: string
  error: Error
  retry(): void
}

export type AreaState = NoArea | OpenArea | FailedArea

/** What the content area shows at this moment; the shell draws the skeleton and the error card from it. */
export const areaStateAtom = atom<AreaState>({ status: 'none' })
