// What holds on this page is the SDK's: an area's screen shows and changes it, too.
export type { Preferences } from '@coverdesk/plugin-sdk'
export { defaultPreferences, preferencesAtom } from '@coverdesk/plugin-sdk/host'
