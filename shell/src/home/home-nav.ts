import type { NavEntry } from '@coverdesk/plugin-sdk/manifest'
import { homePath } from './home-path'

/** Home's place in the sidebar; its skeleton needs it before anything else of home is there. */
export const homeNav: NavEntry = { section: 'Home', label: 'Home', icon: 'home', path: homePath, order: 0, key: 'h' }
