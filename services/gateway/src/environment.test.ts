import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readGatewayEnvironment } from './environment.ts'

const given = {
  PORT: '3000',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  COVERDESK_SECRET: '3f9c1be07a52d84610c7e9fb2a6d5381',
  SUBGRAPHS: 'settings=http://127.0.0.1:4001,accounts=http://127.0.0.1:4002/',
  SHELL_DIR: 'shell/dist',
}
const production = { ...given, NODE_ENV: 'production', PUBLIC_URL: 'https://desk.example' }

it('reads the list of subgraphs and of remotes', () => {
  const { SUBGRAPHS, REMOTES } = readGatewayEnvironment({ ...given, REMOTES: 'a/dist, b/dist' })
  expect(SUBGRAPHS).toEqual([
    { name: 'settings', url: 'http://127.0.0.1:4001' },
    { name: 'accounts', url: 'http://127.0.0.1:4002' },
  ])
  expect(REMOTES).toEqual(['a/dist', 'b/dist'])
})

it('repeats a pattern for each area of the registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverdesk-registry-'))
  const REGISTRY = join(folder, 'registry.json')
  const areas = [
    { remote: 'mfe-home', subgraph: 'services/settings' },
    { remote: 'mfe-tour' },
    { subgraph: 'services/mail' },
  ]
  writeFileSync(REGISTRY, JSON.stringify({ areas }))
  const read = (SUBGRAPHS: string) =>
    readGatewayEnvironment({ ...given, REGISTRY, SUBGRAPHS, REMOTES: '/remotes/{remote}/dist' })
  expect(read('http://{subgraph}:4000')).toMatchObject({
    SUBGRAPHS: [
      { name: 'settings', url: 'http://settings:4000' },
      { name: 'mail', url: 'http://mail:4000' },
    ],
    REMOTES: ['/remotes/mfe-home/dist', '/remotes/mfe-tour/dist'],
  })
  expect(read(given.SUBGRAPHS).SUBGRAPHS.map(({ name }) => name)).toEqual(['settings', 'accounts'])
  rmSync(folder, { recursive: true })
})

it('refuses wrong values with a sentence', () => {
  const refuse = (variables: object, sentence: string) =>
    expect(() => readGatewayEnvironment({ ...given, ...variables })).toThrow(sentence)
  refuse({ SUBGRAPHS: 'settings' }, 'SUBGRAPHS must be a list of name=http://host:port')
  refuse({ SUBGRAPHS: '' }, 'SUBGRAPHS is needed')
  refuse({ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES must be a whole number from 1 to 43200.')
  refuse({ SESSION_ABSOLUTE_HOURS: '721' }, 'SESSION_ABSOLUTE_HOURS must be a whole number from 1 to 720.')
  refuse({ PUBLIC_URL: 'desk' }, 'PUBLIC_URL must be an address')
  refuse({ SUPPORT_EMAIL: 'someone' }, 'SUPPORT_EMAIL must be an e-mail address.')
  refuse({ CHAT_WIDGET_URL: 'http://chat.example/widget.js' }, 'CHAT_WIDGET_URL must be an https address')
  refuse({ CHAT_WIDGET_URL: 'javascript:alert(1)' }, 'CHAT_WIDGET_URL must be an https address')
  refuse({ BOOK_DEMO_URL: 'javascript:alert(1)' }, 'BOOK_DEMO_URL must be an https or mailto address.')
  refuse({ ANALYTICS_URL: 'segment' }, 'ANALYTICS_URL must be an address')
  refuse({ ANALYTICS_URL: 'https://api.segment.io' }, 'Set both ANALYTICS_URL and ANALYTICS_WRITE_KEY')
})

it('is strict in production', () => {
  const refuse = (variables: object, sentence: string) =>
    expect(() => readGatewayEnvironment({ ...production, ...variables })).toThrow(sentence)
  expect(readGatewayEnvironment(production)).toMatchObject({ production: true, secure: true })
  refuse({ MAILBOX_SMTP_PORT: '2525' }, 'MAILBOX_SMTP_PORT must not be set in production')
  refuse({ PUBLIC_URL: '' }, 'PUBLIC_URL is required in production')
  refuse({ COVERDESK_SECRET: 'a'.repeat(40) }, 'COVERDESK_SECRET must be random in production')
  refuse({ PUBLIC_URL: 'http://desk.example' }, 'PUBLIC_URL must be an https address in production')
})
