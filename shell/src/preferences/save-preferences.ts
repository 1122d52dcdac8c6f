import { runMutation, toast } from '@coverdesk/plugin-sdk'
import type { BootData } from '@coverdesk/plugin-sdk/host'
import { type UpdateAgencyUserPreferencesInput, UpdatePreferencesDocument } from '../generated/documents'
import type { Preferences } from './preferences'

type SavedPreferences = NonNullable<NonNullable<BootData['user']>['preferences']>

/** As this page names them. */
export const fromServer = ({ theme, density, sidebarCollapsed }: SavedPreferences): Preferences => ({
  theme: themes[theme],
  density: density === 'COMPACT' ? 'compact' : 'comfortable',
  sidebarCollapsed,
})

const themes = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'system' } as const

let waiting: Partial<Preferences> = {}
let sending = false

/** Sends one change after the other, so that the last one wins; what comes meanwhile goes together. */
export async function savePreferences(changes: Partial<Preferences>): Promise<void> {
  waiting = { ...waiting, ...changes }
  if (sending) return
  sending = true
  while (Object.keys(waiting).length > 0) {
    const input = toServer(waiting)
    waiting = {}
    const result = await runMutation(UpdatePreferencesDocument, { input })
    if (!result.ok && result.failure.code !== 'UNAUTHENTICATED') {
      toast(`Applies to this browser only. ${result.failure.message}`, { tone: 'error' })
    }
  }
  sending = false
}

const toServer = ({ theme, density, sidebarCollapsed }: Partial<Preferences>): UpdateAgencyUserPreferencesInput => ({
  ...(theme && { theme: theme.toUpperCase() as SavedPreferences['theme'] }),
  ...(density && { density: density.toUpperCase() as SavedPreferences['density'] }),
  ...(sidebarCollapsed !== undefined && { sidebarCollapsed }),
})
