import { areaStateAtom, leaveQuestionAtom, sessionAtom, toastsAtom, versionReadyAtom } from '@coverdesk/plugin-sdk/host'
import { type Answers, provideAnswers } from '@coverdesk/plugin-sdk/testing'
import { type ExtractAtomValue, getDefaultStore } from 'jotai'
import { pathnameAtom } from '../location'
import { overlayAtom } from '../overlays/overlay'
import { pluginsAtom } from '../plugins/plugins-atom'
import { defaultPreferences, preferencesAtom } from '../preferences/preferences'
import { supportAtom } from '../support/support'
import { agencyPlugins } from './agency-plugins'

export interface ShellState {
  /** By default the list of accounts. */
  pathname?: string
  /** What the area in use is doing. By default it shows itself. */
  area?: ExtractAtomValue<typeof areaStateAtom>
  answers?: Answers
  support?: ExtractAtomValue<typeof supportAtom>
  sidebarCollapsed?: boolean
  versionReady?: boolean
  userName?: string
  agencyName?: string
}

const store = getDefaultStore()

/** Puts the shell into a state for one story; every story begins with all of it. */
export function stageShell(state: ShellState = {}): void {
  const { pathname = '/app/accounts', area = { status: 'ready', id: 'accounts', title: 'Accounts' } } = state
  const { userName = 'Maya Reyes', agencyName = 'Harborpoint Insurance', sidebarCollapsed = false } = state
  provideAnswers(state.answers ?? {})
  store.set(sessionAtom, {
    user: { id: 'story', name: userName, email: 'maya.reyes@harborpoint.example' },
    agency: { id: 'story', name: agencyName, timeZone: 'America/New_York' },
  })
  store.set(pluginsAtom, agencyPlugins)
  store.set(pathnameAtom, pathname)
  store.set(areaStateAtom, area)
  store.set(supportAtom, state.support ?? { email: undefined, chat: 'none' })
  store.set(preferencesAtom, { ...defaultPreferences, sidebarCollapsed })
  store.set(overlayAtom, null)
  store.set(versionReadyAtom, state.versionReady ?? false)
  store.set(toastsAtom, [])
  store.set(leaveQuestionAtom, null)
}
