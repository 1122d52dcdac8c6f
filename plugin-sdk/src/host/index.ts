// What only the shell may use: it builds the page in which the plugins live.
export { onActions } from '../analytics/actions'
export { areaStateAtom } from '../area/area-state'
export { askOnce } from '../graphql/ask-once'
export { provideClient } from '../graphql/client'
export { noteConnectionBack } from '../graphql/connection'
export { MissingPart } from '../late/MissingPart'
export { onChanges, publishChanges } from '../live/changes-exchange'
export { followNavCounts, navCountsAtom } from '../live/nav-counts'
export { startLiveUpdates } from '../live/start-live-updates'
export { seedHistoryEntry } from '../navigation/history-entry'
export { onPages } from '../navigation/open-page'
export {
  discardUnsavedChanges,
  hasUnsavedChanges,
  leaveQuestionAtom,
  mayLeave,
  unsavedChangesAtom,
} from '../navigation/unsaved-changes'
export { announceFailure, dismissToast, toastsAtom } from '../notifications/toasts'
export { type Command, commandsOf, loadPalette, placeOf, runCommand } from '../palette/commands'
export { providePlugins } from '../plugins/installed-plugins'
export type { FetchModule } from '../plugins/plugin-code'
export { type PluginError, type PluginReport, pluginReportsAtom } from '../plugins/plugin-reports'
export { versionReadyAtom, watchVersions } from '../plugins/version-ready'
export { type RecentRecord, recentRecordsAtom } from '../records/recent-records'
export { announcePerson, personKey } from '../session/announce-person'
export { defaultPreferences, preferencesAtom, providePrefer } from '../session/preferences'
export { sessionAtom } from '../session/session'
export { prefetchSlot } from '../slots/prefetch-slot'
export { type Area, createArea } from './area'
export { type BootData, readBootData } from './boot-data'
export { createClient } from './create-client'
export { DataProvider } from './DataProvider'
export { guardHistory } from './guard-history'
export { densityAtom, themeAtom } from './theme'
