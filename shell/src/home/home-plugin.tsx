import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
import { HomePage } from './HomePage'
import { homePath } from './home-path'

/** What comes after `homeEntry`. */
export default definePlugin({
  id: 'home',
  title: 'Home',
  basePaths: [homePath],
  nav: [],
  routes: async () => ({ routes: [{ path: `${homePath}/*`, element: <HomePage /> }] }),
})
