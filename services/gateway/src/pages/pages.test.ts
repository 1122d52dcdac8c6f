import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishRelease } from '../registry/publish-release.ts'
import { ReleaseStore } from '../registry/release-store.ts'
import { TrustedDocuments } from '../registry/trusted-documents.ts'
import { startTestGateway, type TestGateway, Visitor } from '../testing/test-gateway.ts'

let gateway: TestGateway
let maya: Visitor
const list = 'list()'
const listIntegrity = `sha384-${createHash('sha384').update(list).digest('base64')}`
const entry = '/remotes/accounts/0.1.0-aaaa/'

beforeAll(async () => {
  gateway = await startTestGateway()
  maya = await Visitor.signedIn(gateway)
  await writeFile(join(gateway.shellFolder, 'assets/main.0a1b2c3d.js'), 'shell')
  await writeFile(join(gateway.shellFolder, 'assets/main.0a1b2c3d.js.br'), brotliCompressSync('shell'))
  await writeFile(join(gateway.shellFolder, 'assets/pdf.worker.0a1b2c3d.mjs'), 'worker')
  await writeFile(join(gateway.shellFolder, 'secret.js'), 'not an asset')
  const dist = join(gateway.shellFolder, '../dist')
  await mkdir(join(dist, 'chunks'), { recursive: true })
  await writeFile(join(dist, 'remoteEntry.js'), `/* ${'x'.repeat(2_000)} */`)
  await writeFile(
    join(dist, 'plugin.json'),
    JSON.stringify({
      id: 'accounts',
      version: '0.1.0-aaaa',
      title: '</script><script>alert(1)</script><!-- \u2028 & $& %NONCE%',
      basePaths: ['/app/accounts'],
      nav: [{ path: '/app/accounts', order: 520 }],
      preload: ['remoteEntry.js', 'chunks/list.js'],
      slots: [
        { slot: 'home.start', id: 'ask', order: 1 },
        { slot: 'home.panel', id: 'new', order: 1 },
      ],
      firstQueries: [
        { path: '/app/home', documentId: 'newest', variables: {} },
        {
          path: '/app/home/choose',
          documentId: 'newest',
          variables: {},
          part: { files: ['chunks/view.js'], takes: ['forms'] },
        },
        { path: '/app/accounts', documentId: 'list', variables: {} },
        { path: '/app/accounts/:id', documentId: 'one', variables: { account: ':id', deep: true } },
        {
          path: '/app/accounts/:id/view',
          documentId: 'one',
          variables: {},
          part: { files: ['chunks/view.js'], takes: ['forms'] },
        },
        { path: '/app/accounts/:id/view', documentId: 'seen', variables: { id: ':id' } },
        {
          path: '/app/settings/forms',
          documentId: 'forms',
          variables: {},
          part: { files: ['chunks/view.js'], takes: ['forms'] },
        },
      ],
      files: [
        { path: 'chunks/list.js', size: list.length, integrity: listIntegrity },
        { path: 'chunks/view.js', size: list.length, integrity: listIntegrity },
        { path: 'slot-home.start-ask.0a1b.js', size: list.length, integrity: listIntegrity },
        { path: 'slot-home.panel-new.0a1b.js', size: list.length, integrity: listIntegrity },
      ],
    }),
  )
  await writeFile(join(dist, 'chunks/list.js'), list)
  await writeFile(join(dist, 'chunks/view.js'), list)
  await writeFile(join(dist, 'slot-home.start-ask.0a1b.js'), list)
  await writeFile(join(dist, 'slot-home.panel-new.0a1b.js'), list)
  const releases = new ReleaseStore(gateway.database, new TrustedDocuments(gateway.database))
  const { release } = await publishRelease(releases, dist, join(gateway.dataFolder, 'remotes'), 'test')
  await releases.channels.promote({ ...release, promotedBy: 'test' })
})
afterAll(() => gateway.close())

const bootOf = (html: string) =>
  /<script type="application\/json" id="coverdesk-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''

/** Sends a path as it is: `fetch` would tidy it up first. */
function rawGet(path: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    request(`${gateway.url}/`, { path }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a page of the app', () => {
  it('knows its user, the registry and what to fetch at once', async () => {
    const response = await maya.fetch('/app/accounts/42?tab=x')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(`<link rel="preload" as="script" href="${entry}remoteEntry.js">`)
    expect(html).toContain(
      `<link rel="preload" as="script" href="${entry}chunks/list.js" integrity="${listIntegrity}">`,
    )
    expect(JSON.parse(bootOf(html))).toMatchObject({
      user: {
        id: 'user-maya',
        name: 'Name of user-maya',
        agency: { name: 'Harbor' },
        preferences: { theme: 'DARK', density: 'COMPACT', sidebarCollapsed: true },
      },
      registry: { plugins: [{ id: 'accounts', entry }] },
      signIn: { pendingEmail: null },
      production: false,
    })
  })

  it('asks what it begins with while its code is on the way', async () => {
    const asked = async (path: string) =>
      /window\.coverdeskFirst=(\[.*?\])\.map\(/.exec(await (await maya.fetch(path)).text())?.[1]
    expect(await asked('/app/accounts')).toBe('[{"documentId":"list","variables":{}}]')
    expect(await asked('/app/accounts/4%2F2')).toBe('[{"documentId":"one","variables":{"account":"4/2","deep":true}}]')
    expect(await asked('/app/accounts/42/view'), 'several at once').toBe(
      '[{"documentId":"one","variables":{}},{"documentId":"seen","variables":{"id":"42"}}]',
    )
    expect(await asked('/app/accounts/</script>')).toBe(undefined)
    expect(await asked('/app/accounts/%3C%2Fscript%3E')).toContain('\\u003c/script\\u003e')
    // A search may change the question; another page has its own; a visitor has none.
    expect(await asked('/app/accounts?filter=bay')).toBe(undefined)
    expect(await asked('/app/accounts/42/edit')).toBe(undefined)
    expect(await (await new Visitor(gateway).fetch('/app/accounts')).text()).not.toContain('coverdeskFirst')
  })

  it('fetches what the sign-in page needs at once for those who have to sign in, and for no one else', async () => {
    const link = '<link rel="preload" as="script" href="/assets/sign-in.js">'
    expect(await (await new Visitor(gateway).fetch('/app/accounts')).text()).toContain(link)
    expect(await (await maya.fetch('/app/accounts')).text()).not.toContain('sign-in.js')
  })

  it('of which a dialog or a form is most fetches that, and what they are made of', async () => {
    const html = await (await maya.fetch('/app/accounts/42/view')).text()
    expect(html).toContain(
      '<template class="later"><link rel="preload" as="script" href="/assets/forms.js"></template>',
    )
    expect(html).not.toContain('href="/assets/record.js"')
    expect(html).toContain(`href="${entry}chunks/view.js" integrity="${listIntegrity}"`)
    const searched = await (await maya.fetch('/app/accounts/42/view?show=all')).text()
    expect(searched, 'whatever it shows').toContain(`href="${entry}chunks/view.js" integrity="${listIntegrity}"`)
    const other = await (await maya.fetch('/app/accounts/42')).text()
    expect(other).not.toMatch(/href="[^"]*(forms|view)\.js/)
  })

  it('of another area fetches what this one shows there, such as a tab', async () => {
    const html = await (await maya.fetch('/app/settings/forms')).text()
    expect(html).toContain(`href="${entry}remoteEntry.js"`)
    expect(html).toContain(`href="${entry}chunks/view.js" integrity="${listIntegrity}"`)
    expect(html).toContain('href="/assets/forms.js"')
    expect(html, 'nothing of the area’s own pages').not.toContain(`href="${entry}chunks/list.js`)
    expect(await (await maya.fetch('/app/settings/profile')).text()).not.toContain(`href="${entry}`)
  })

  it('of home fetches the shell’s own part, and what the areas contribute, and asks for it', async () => {
    for (const path of ['/app', '/app/home']) {
      const html = await (await maya.fetch(path)).text()
      expect(html).toContain('href="/assets/home.js"')
      expect(html).toContain(`href="${entry}remoteEntry.js"`)
      expect(html).toContain(`href="${entry}slot-home.start-ask.0a1b.js" integrity="${listIntegrity}"`)
      expect(html).toContain(`href="${entry}slot-home.panel-new.0a1b.js" integrity="${listIntegrity}"`)
      expect(html).not.toContain(`href="${entry}chunks/list.js"`)
      expect(html).toContain('window.coverdeskFirst=[{"documentId":"newest","variables":{}}].map(')
    }
    const dialog = await (await maya.fetch('/app/home/choose')).text()
    for (const file of [
      '/assets/home.js',
      '/assets/forms.js',
      `${entry}slot-home.start-ask.0a1b.js`,
      `${entry}chunks/view.js`,
    ])
      expect(dialog, 'with a dialog over it').toContain(`href="${file}"`)
    expect(await (await maya.fetch('/app/accounts')).text()).not.toContain('home.js')
    expect(await (await new Visitor(gateway).fetch('/app')).text()).not.toContain('home.js')
  })

  it('cannot be broken out of by what it carries', async () => {
    const html = await (await maya.fetch('/app')).text()
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(bootOf(html)).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(bootOf(html)).registry.plugins[0].manifest.title).toBe(
      '</script><script>alert(1)</script><!-- \u2028 & $& %NONCE%',
    )
  })

  it('tells a visitor without a session nothing but the address they asked a code for, and fetches no area', async () => {
    const visitor = new Visitor(gateway)
    await visitor.signIn('omar@harbor.example')
    const html = await (await visitor.fetch('/app/accounts')).text()
    expect(html).not.toContain(`href="${entry}`)
    expect(JSON.parse(bootOf(html))).toMatchObject({ user: null, signIn: { pendingEmail: 'omar@harbor.example' } })
    const other = await (await new Visitor(gateway).fetch('/app/signin')).text()
    expect(JSON.parse(bootOf(other)).signIn).toEqual({ pendingEmail: null })
  })

  it('runs no script but its own, and sits in no frame', async () => {
    const response = await maya.fetch('/app')
    const nonce = /<meta name="nonce" content="([^"]+)">/.exec(await response.text())?.[1]
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const other = await maya.fetch('/app')
    expect(other.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('still opens for who was signed in when settings is down', async () => {
    await maya.fetch('/app')
    const omar = await Visitor.signedIn(gateway, 'omar')
    await gateway.settings.stop()
    const html = await (await maya.fetch('/app')).text()
    expect(JSON.parse(bootOf(html)).user).toMatchObject({ id: 'user-maya', name: 'Name of user-maya' })
    // No one has ever said who this one is.
    const page = await omar.fetch('/app')
    expect([page.status, page.headers.get('refresh')]).toEqual([503, '2'])
    await gateway.settings.start()
  })

  it('is answered to HEAD without a body', async () => {
    const response = await maya.fetch('/app', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('addresses', () => {
  it('lead to the app', async () => {
    const location = async (path: string) => (await maya.fetch(path)).headers.get('location')
    expect(await location('/app/signin')).toBe(null)
    expect(await location('/signin')).toBe('/app/signin')
    expect(await location('/signin?returnTo=%2Fapp%2Fpolicies')).toBe('/app/signin?returnTo=%2Fapp%2Fpolicies')
  })

  it('that do not exist are 404 with a page, for every method only what it may', async () => {
    const response = await maya.fetch('/nowhere')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    expect((await maya.fetch('/app', { method: 'POST' })).status).toBe(405)
    expect((await maya.fetch('/dev/mailbox')).status).toBe(404)
  })

  it('say which areas don’t answer, and that the others can be used', async () => {
    await gateway.accounts.stop()
    const whole = async () => {
      const response = await maya.fetch('/readyz')
      return [response.status, await response.text()]
    }
    await vi.waitFor(async () => expect(await whole()).toEqual([503, "areas don't answer: accounts"]), 20_000)
    expect((await maya.fetch('/readyz?exclude=areas')).status).toBe(200)
    await gateway.accounts.start()
    await vi.waitFor(async () => expect(await whole()).toEqual([200, 'ready']), 20_000)
  })

  it('say whether the gateway lives and can work', async () => {
    expect((await maya.fetch('/healthz')).status).toBe(200)
    expect((await maya.fetch('/readyz')).status).toBe(200)
    await rm(join(gateway.shellFolder, 'index.html'))
    const response = await maya.fetch('/readyz')
    expect([response.status, await response.text()]).toEqual([503, 'the shell is not built'])
    const page = await maya.fetch('/app')
    expect(page.status).toBe(503)
    await writeFile(join(gateway.shellFolder, 'index.html'), '<!--coverdesk:head-->')
  })
})

describe('files', () => {
  it('of the shell are immutable, and compressed as the build left them', async () => {
    const response = await maya.fetch('/assets/main.0a1b2c3d.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(await response.text()).toBe('shell')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const plain = await maya.fetch('/assets/main.0a1b2c3d.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('of workers come with a policy: they evaluate nothing, and ask no one else', async () => {
    const { headers } = await maya.fetch('/assets/pdf.worker.0a1b2c3d.mjs')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const policy = headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; connect-src 'self'; script-src 'wasm-unsafe-eval'")
    const script = await maya.fetch('/assets/main.0a1b2c3d.js')
    expect(script.headers.get('content-security-policy')).toBeNull()
  })

  it('of a remote are served from the folder of their version, under new addresses for retries', async () => {
    for (const path of [`${entry}remoteEntry.js`, `${entry}~2/remoteEntry.js`]) {
      const response = await maya.fetch(path, { headers: { 'accept-encoding': 'br' } })
      expect([path, response.status, response.headers.get('content-encoding')]).toEqual([path, 200, 'br'])
    }
    expect((await maya.fetch('/registry.json')).headers.get('cache-control')).toMatch(/no-(cache|store)/)
  })

  it('outside of their folders are never served', async () => {
    const tricks = [
      '/assets/../secret.js',
      '/assets/..%2fsecret.js',
      '/assets/%2e%2e/secret.js',
      '/assets/%2e%2e%2fsecret.js',
      '/assets/..\\secret.js',
      '/assets//etc/passwd',
      '/assets/%00.js',
      '/assets/%',
      '/assets/',
      '/secret.js',
      '/remotes/accounts/../../../dist/remoteEntry.js',
      `${entry}../../../../dist/remoteEntry.js`,
      `${entry}%2e%2e/%2e%2e/%2e%2e/%2e%2e/dist/remoteEntry.js`,
      `${entry}.hidden.js`,
      '/remotes/accounts/',
      '/remotes//0.1.0-aaaa/remoteEntry.js',
    ]
    for (const path of tricks) expect([path, (await rawGet(path)).status]).toEqual([path, 404])
  })
})
