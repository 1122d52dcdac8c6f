import { atom } from 'jotai'

/** Where people write to when something breaks; from the boot data. */
export const supportEmailAtom = atom<string | undefined>(undefined)
