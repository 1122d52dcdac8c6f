import { showTimesIn } from '@coverdesk/design-system'
import { getDefaultStore } from 'jotai'
import { createMemoryRouter } from 'react-router'
import type { Client } from 'urql'
import { provideClient } from '../graphql/client'
import { areaRoutes } from '../host/area-routes'
import { createClient } from '../host/create-client'
import type { PluginDefinition, RegistryEntry } from '../manifest'
import { providePlugins } from '../plugins/installed-plugins'
import { type Session, sessionAtom } from '../session/session'
import { type Answers, fetchFrom, type Sent, type Streams, subscriptionsFrom } from './answers'
import { entryOf, neighborWith, type StageSlots } from './stage-plugins'

/** What a test or a story gives to a page in place of the shell and of the server. */
export interface StageOptions {
  /** The page to open, with its query: `/app/accounts?filter=BUSINESS`. */
  path: string
  /** What the server answers, by the names of operations. One that has none fails, and says so in the console. */
  answers?: Answers
  /** What subscriptions tell, by the names of operations. By default nothing. */
  streams?: Streams
  /** Who is signed in. By default someone of a made-up agency. */
  session?: Session
  /** What other areas contribute. By default nothing. */
  slots?: StageSlots
  /** The object types that a union or interface of the documents may be; the build reads them from the schema. */
  possibleTypes?: Record<string, string[]>
  /** Hears of every operation that is sent. */
  onSent?(sent: Sent): void
}

/** One page of a plugin, with everything that the shell would have given it. */
export interface Stage {
  plugin: RegistryEntry
  client: Client
  router: ReturnType<typeof createMemoryRouter>
}

const defaultSession: Session = {
  user: { id: 'user-1', name: 'Maya Reyes', email: 'maya.reyes@harborpoint.example' },
  agency: { id: 'agency-1', name: 'Harborpoint Insurance', timeZone: 'America/New_York' },
}

/** Opens a page of a plugin with the real router and the real client; only the network is the test's. */
export async function createStage(definition: PluginDefinition, options: StageOptions): Promise<Stage> {
  const {
    path,
    answers = {},
    streams = {},
    session = defaultSession,
    slots = {},
    possibleTypes = {},
    onSent = () => undefined,
  } = options
  const plugin = entryOf(definition, possibleTypes)
  const neighbor = neighborWith(slots)
  const client = createClient({
    plugins: [plugin],
    onSessionEnded: () => undefined,
    fetch: fetchFrom(answers, onSent),
    url: 'https://coverdesk.example/graphql',
    openSubscription: subscriptionsFrom(streams),
  })
  getDefaultStore().set(sessionAtom, session)
  showTimesIn(session.agency.timeZone)
  provideClient(client)
  providePlugins([plugin, neighbor.entry], neighbor.fetchModule)
  const { routes } = await definition.routes()
  return { plugin, client, router: createMemoryRouter(areaRoutes(routes), { initialEntries: [path] }) }
}
