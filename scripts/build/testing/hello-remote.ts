import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { at } from '../../workspace/root.ts'

const files: Record<string, string> = {
  'package.json':
    '{ "name": "@coverdesk/mfe-hello", "version": "0.3.0", "type": "module", "dependencies": { "@coverdesk/plugin-sdk": "^1.0.0" } }',
  'src/plugin.ts': `
    import { definePlugin } from '@coverdesk/plugin-sdk/manifest'
    export default definePlugin({
      id: 'hello',
      title: 'Hello',
      basePaths: ['/app/hello'],
      nav: [
        { section: 'Knowledge', label: 'Hello', icon: 'knowledge', path: '/app/hello', order: 900, key: 'h', count: 'GreetingsWaiting' },
      ],
      invalidates: { createGreeting: ['greetings'] },
      lists: { Greeting: ['greetings'] },
      slots: [
        { slot: 'account.tab', id: 'greetings', label: 'Greetings', order: 90, module: './src/account/AccountGreetings.tsx' },
      ],
      columns: [
        { list: 'accounts', id: 'greeting', header: 'Greeting', order: 90, width: '120px', module: './src/account/GreetingCell.tsx', texts: './src/account/greeting-texts.ts' },
      ],
      commands: [
        { id: 'hello.open', title: 'Say hello', keys: 'h h', to: '/app/hello' },
        { id: 'hello.greet', title: 'Greet this account', within: '/app/accounts/:id' },
      ],
      palette: './src/palette.ts',
      search: 'Greetings',
      routes: () => import('./routes'),
    })`,
  'src/routes.tsx': `
    import type { RouteObject } from '@coverdesk/plugin-sdk'
    import { Greeting } from './Greeting'
    export const routes: RouteObject[] = [
      { path: '/app/hello', element: <Greeting /> },
      { path: '/app/hello/broken', element: <Broken /> },
      { path: '/app/hello/later', lazy: () => import('./Later') },
    ]
    function Broken(): never { throw new Error('It broke while drawing') }`,
  'src/Greeting.tsx': `
    import { ButtonLink, Page, PageHeader } from '@coverdesk/design-system'
    import { useSession } from '@coverdesk/plugin-sdk'
    import { useState } from 'react'
    export function Greeting() {
      const { user } = useSession()
      const [clicks, setClicks] = useState(0)
      return (
        <Page>
          <PageHeader title={'Hello, ' + user.name} />
          <button type="button" onClick={() => setClicks(clicks + 1)}>Clicked {clicks}</button>
          <ButtonLink to="/app/hello/later">Later</ButtonLink> <ButtonLink to="/app/hello/broken">Broken</ButtonLink>
        </Page>
      )
    }`,
  'src/account/AccountGreetings.tsx': `
    import { ButtonLink } from '@coverdesk/design-system'
    import { useSession, type SlotProps } from '@coverdesk/plugin-sdk'
    import { useState } from 'react'
    export default function AccountGreetings({ accountId }: SlotProps['account.tab']) {
      const { user } = useSession()
      const [broken, setBroken] = useState(false)
      if (broken) throw new Error('The greetings broke')
      return (
        <section aria-label="Greetings">
          <h2>Greetings of account {accountId} from {user.name}</h2>
          <button type="button" onClick={() => setBroken(true)}>Break</button>
          <ButtonLink to={'/app/accounts/' + accountId}>Overview</ButtonLink> <ButtonLink to="/app/hello">Hello</ButtonLink>
        </section>
      )
    }`,
  'src/account/GreetingCell.tsx': `
    const GreetingCell = ({ id }: { id: string }) => <>{'Hi ' + id.slice(-4)}</>
    export default GreetingCell`,
  'src/account/greeting-texts.ts': `
    import type { ColumnTexts } from '@coverdesk/plugin-sdk'
    const texts: ColumnTexts = async ids => ids.map(id => 'Hello ' + id.slice(-4))
    export default texts`,
  'src/palette.ts': `
    import { definePalette, toast } from '@coverdesk/plugin-sdk'
    const greetings = ['Good morning', 'Good evening']
    export default definePalette({
      commands: { 'hello.greet': { run: ({ params }) => toast('Greeted ' + params.id) } },
      search: {
        find: async text => greetings
          .filter(title => title.toLowerCase().includes(text.toLowerCase()))
          .map(title => ({ id: title, typename: 'Greeting', title, path: '/app/hello/later' })),
      },
    })`,
  'src/Later.tsx': `
    export const Component = () => <h1>Loaded later</h1>`,
  'src/greetings.graphql': `
    query GreetingsWaiting { greetingsWaiting }
    query Greetings { greetings { ...GreetingRow } }
    mutation CreateGreeting($text: String!) { createGreeting(text: $text) { ...GreetingRow } }`,
  'src/greeting-row.graphql': `
    fragment GreetingRow on Greeting { id text author { ...Author } }
    fragment Author on User { id name }`,
}

/**
 * Writes a small remote into the cache folder, for tests of the build.
 *
 * @param changes files that differ from the remote's own, by path
 * @returns its folder, as the build takes it
 */
export function writeHelloRemote(name = 'mfe-hello', changes: Record<string, string> = {}): string {
  const folder = `.cache/fixtures/${name}`
  const config = `
    import { defineRemoteConfig } from '../../../scripts/build/index.ts'
    export default defineRemoteConfig({ name: '${folder}' })`
  rmSync(at(folder), { recursive: true, force: true })
  for (const [path, content] of Object.entries({ 'rspack.config.ts': config, ...files, ...changes })) {
    mkdirSync(dirname(at(folder, path)), { recursive: true })
    writeFileSync(at(folder, path), content)
  }
  return folder
}
