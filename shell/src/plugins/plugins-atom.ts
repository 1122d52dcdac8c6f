import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { atom } from 'jotai'

/** The plugins of this page, in the versions with which it was opened. */
export const pluginsAtom = atom<readonly RegistryEntry[]>([])
