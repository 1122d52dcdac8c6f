import {
  areaStateAtom,
  leaveQuestionAtom,
  providePlugins,
  sessionAtom,
  toastsAtom,
  versionReadyAtom,
} from '@coverdesk/plugin-sdk/host'
import { type Answers, provideAnswers, registryEntry } from '@coverdesk/plugin-sdk/testing'
import { type ExtractAtomValue, getDefaultStore } from 'jotai'
import type { ComponentType } from 'react'
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
  /** What an area has in the top bar. By default nothing. */
  topBar?: ComponentType
}

const store = getDefaultStore()

/** An area that has something in the top bar. */
const neighbor = registryEntry('neighbor', { slots: [{ slot: 'shell.top-bar', id: 'bell', label: 'Bell', order: 10 }] })

/** Puts the shell into a state for one story; every story begins with all of it. */
export function stageShell(state: ShellState = {}): void {
  const { pathname = '/app/accounts', area = { status: 'ready', id: 'accounts', title: 'Accounts' } } = state
  const { userName = 'Maya Reyes', agencyName = 'Harborpoint Insurance', sidebarCollapsed = false } = state
  provideAnswers(state.answers ?? {})
  store.set(sessionAtom, {
    user: { id: 'story', name: userName, email: 'maya.reyes@harborpoint.example' },
    agency: { id: 'story', name: agencyName, timeZone: 'America/New_York' },
  })
  const plugins = state.topBar ? [...agencyPlugins, neighbor] : agencyPlugins
  store.set(pluginsAtom, plugins)
  providePlugins(plugins, async () => ({ default: state.topBar }))
  store.set(pathnameAtom, pathname)
  store.set(areaStateAtom, area)
  store.set(supportAtom, state.support ?? { email: undefined, chat: 'none' })
  store.set(preferencesAtom, { ...defaultPreferences, sidebarCollapsed })
  store.set(overlayAtom, null)
  store.set(versionReadyAtom, state.versionReady ?? false)
  store.set(toastsAtom, [])
  store.set(leaveQuestionAtom, null)
}
