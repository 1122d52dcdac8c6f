// What only the shell may use: it builds the page in which the plugins live.
export { provideClient } from '../graphql/client'
export { followNavCounts, navCountsAtom } from '../live/nav-counts'
export { startLiveUpdates } from '../live/start-live-updates'
export { seedHistoryEntry } from '../navigation/history-entry'
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
export { sessionAtom } from '../session/session'
export { type Area, createArea } from './area'
export { areaStateAtom } from './area-state'
export { type BootData, readBootData } from './boot-data'
export { createClient } from './create-client'
export { guardHistory } from './guard-history'
export { densityAtom, themeAtom } from './theme'
