import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { demoAgencies, inTenantScope, readEnvironment } from '@coverdesk/kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CaraSettings } from '../../cara-settings/records/cara-settings.model.ts'
import { useModelDatabase } from '../../models/testing/model-database.ts'
import { toolsFor } from '../registry.ts'
import { searchWeb } from './search-web.ts'
import { configureWebSearch, webSearchEnvironment } from './web-search-environment.ts'

interface Asked {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

useModelDatabase()
const here = <Result>(act: () => Promise<Result>) => inTenantScope(demoAgencies.harborPoint.id, act)

/** Speaks the protocols of the three engines. */
let server: Server
let host = ''
let asked: Asked[] = []
let respond: (response: ServerResponse, url: URL) => void

const results = [
  {
    ...{ title: '<b>Marine</b> &amp; hull', url: 'https://user:pw@guide.example/hull?x=1' },
    ...{
      description: 'What <strong>hull</strong> covers.\u202e',
      content: 'What hull covers.<script>steal()</script>',
    },
  },
  { title: 'Bad', url: 'javascript:alert(1)', description: '', content: '' },
  { title: 'Worse', url: 'not a url', description: '', content: '' },
  { title: '', url: 'http://plain.example/', description: 'x'.repeat(900), content: 'x'.repeat(900) },
]
const inForm = (url: URL) => (url.pathname.startsWith('/res/') ? { web: { results } } : { results })

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://engine')
    const { method = '', headers } = request
    asked.push({ method, url, headers, body: await text(request) })
    respond(response, url)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  respond = (response, url) => response.end(JSON.stringify(inForm(url)))
})
afterEach(() => configure({}))

const configure = (variables: Record<string, string>, hosts: string[] = [host]) =>
  configureWebSearch(readEnvironment(webSearchEnvironment, variables), hosts)
const use = (engine: string, more: Record<string, string> = { CARA_WEB_SEARCH_KEY: 'secret-key' }) =>
  configure({ CARA_WEB_SEARCH: engine, CARA_WEB_SEARCH_URL: `http://${host}/`, ...more })
const search = async (query = 'hull coverage', signal = new AbortController().signal) => {
  const context = { workspaceId: 'w1', ownerId: 'o1', sources: [], signal }
  const { output } = await here(() => searchWeb.run(searchWeb.input.parse({ query }), context))
  return searchWeb.output.parse(output).results
}

describe('a web search', () => {
  it.each(['brave', 'tavily', 'searxng'])(
    'of %s answers with plain text, addresses of the web and their hosts',
    async engine => {
      use(engine)
      expect(await search()).toEqual([
        {
          ...{ title: 'Marine & hull', url: 'https://guide.example/hull?x=1', host: 'guide.example' },
          snippet: 'What hull covers.',
        },
        { title: 'plain.example', url: 'http://plain.example/', host: 'plain.example', snippet: `${'x'.repeat(499)}…` },
      ])
    },
  )

  it('asks Brave with its token', async () => {
    use('brave')
    await search('hull & cargo')
    const [{ url, headers } = {} as Asked] = asked
    expect([url.pathname, url.searchParams.get('q'), url.searchParams.get('count')]).toEqual([
      ...['/res/v1/web/search', 'hull & cargo', '8'],
    ])
    expect(headers['x-subscription-token']).toBe('secret-key')
  })

  it('carries no Social Security number out', async () => {
    use('brave')
    await search('benefits of 219-09-9999')
    expect(asked[0]?.url.href).not.toContain('9999')
  })

  it('asks Tavily with its key', async () => {
    use('tavily')
    await search()
    const [{ method, url, headers, body } = {} as Asked] = asked
    expect([method, url.pathname, headers.authorization]).toEqual(['POST', '/search', 'Bearer secret-key'])
    expect(JSON.parse(body)).toMatchObject({ query: 'hull coverage', max_results: 8 })
  })

  it('asks SearXNG for JSON, without a key', async () => {
    use('searxng', {})
    await search()
    const [{ url, headers } = {} as Asked] = asked
    expect([url.pathname, url.searchParams.get('format'), headers.authorization]).toEqual([
      '/search',
      'json',
      undefined,
    ])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses', response => response.writeHead(429).end('{}')],
    ['redirects', response => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['answers no JSON', response => response.end('<html>')],
    ['answers another shape', response => response.end('{"results":"none"}')],
    ['ends in the middle', response => response.write('{"results":[') && response.destroy()],
    ['answers without an end', response => response.end(`{"results":[${' '.repeat(1_500_000)}]}`)],
  ])('fails in a sentence where an engine %s', async (_, answer) => {
    use('searxng', {})
    respond = answer
    await expect(search()).rejects.toMatchObject({
      ...{ name: 'ToolFailed', message: 'The web couldn’t be searched: SearXNG didn’t answer.' },
    })
    expect(asked).toHaveLength(1)
  })
})

describe('whether the web can be searched', () => {
  const isOffered = async () => (await here(() => toolsFor(null))).some(({ name }) => name === 'SEARCH_WEB')

  it('is up to the operator', async () => {
    expect(await isOffered()).toBe(false)
    await expect(search()).rejects.toThrow('Web search isn’t set up here.')
    use('brave')
    expect(await isOffered()).toBe(true)
  })

  it('is up to the agency, too, even while a run waits for approval', async () => {
    use('brave')
    await here(() => CaraSettings.create({ _id: demoAgencies.harborPoint.id, isWebSearchAllowed: false }))
    expect(await isOffered()).toBe(false)
    await expect(search()).rejects.toThrow('Your agency has turned web search off in Settings.')
    expect(asked).toEqual([])
    await here(() => CaraSettings.updateOne({}, { $set: { isWebSearchAllowed: true } }))
    expect(await isOffered()).toBe(true)
  })

  it('needs approval once the run has read what others wrote', () => {
    const needs = (hasReadUntrustedText: boolean) =>
      searchWeb.needsApproval?.({ query: 'hull' }, { hasReadUntrustedText })
    expect([needs(false), needs(true)]).toEqual([false, true])
  })

  it.each<[string, Record<string, string>, string[], string]>([
    ['a key', { CARA_WEB_SEARCH: 'brave' }, [], 'CARA_WEB_SEARCH_KEY is needed with brave.'],
    ['an address', { CARA_WEB_SEARCH: 'searxng' }, [], 'CARA_WEB_SEARCH_URL is needed with searxng.'],
    ['a known engine', { CARA_WEB_SEARCH: 'other' }, [], 'CARA_WEB_SEARCH must be one of brave, tavily, searxng.'],
    [
      'an address outside of private networks',
      { CARA_WEB_SEARCH: 'searxng', CARA_WEB_SEARCH_URL: 'https://10.0.0.8' },
      ['10.0.0.9'],
      'CARA_ALLOWED_HOSTS must name its host',
    ],
    [
      'https',
      { CARA_WEB_SEARCH: 'searxng', CARA_WEB_SEARCH_URL: 'http://search.example.com' },
      [],
      'must begin with https://',
    ],
  ])('needs %s', (_, variables, hosts, message) => {
    expect(() => configure(variables, hosts)).toThrow(message)
  })

  it('reaches no private network by a name that leads there', async () => {
    configure({ CARA_WEB_SEARCH: 'searxng', CARA_WEB_SEARCH_URL: `https://localhost:${host.split(':')[1]}` }, [])
    await expect(search()).rejects.toThrow('The web couldn’t be searched')
    expect(asked).toEqual([])
  })
})
