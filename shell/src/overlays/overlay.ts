import { atom, getDefaultStore } from 'jotai'

/** A dialog of the shell. */
export type OverlayName = 'palette' | 'shortcuts' | 'plugins' | 'session'

/** What such a dialog is given. */
export interface OverlayProps {
  onClose(): void
}

const store = getDefaultStore()

/** The dialog that the person wants to see. */
export const overlayAtom = atom<OverlayName | null>(null)

export const openOverlay = (name: OverlayName) => store.set(overlayAtom, name)

export const closeOverlay = () => store.set(overlayAtom, null)
