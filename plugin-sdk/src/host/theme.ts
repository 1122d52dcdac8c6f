import { atom } from 'jotai'

/** The theme in use, `system` already resolved. Every React root of the page follows it. */
export const themeAtom = atom<'light' | 'dark'>('light')

/** How much room rows and lines have. Every React root of the page follows it. */
export const densityAtom = atom<'comfortable' | 'compact'>('comfortable')
