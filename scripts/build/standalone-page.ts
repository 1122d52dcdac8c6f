import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PluginDefinition } from '../../plugin-sdk/src/manifest/index.ts'
import { standaloneScript } from './standalone-build.ts'

/** What the development server leaves to the gateway: data, files, and signing in, which needs the shell's own page. */
export const gatewayPaths = ['/graphql', '/files', '/previews', '/app/signin', '/assets', '/dev'] as const

const bootElement = /<script type="application\/json" id="coverdesk-boot">.*?<\/script>/s

/**
 * Answers every page under `/app` with the page on which the remote is alone, for the person whom the gateway knows:
 * the browser sends the session's cookie to every port of this machine.
 */
export const answerStandalonePage =
  ({ title, nav, basePaths }: PluginDefinition, product: string) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', product)
    if (pathname === '/' || pathname === '/app') {
      response.writeHead(302, { location: nav[0]?.path ?? basePaths[0] ?? '/app' }).end()
      return
    }
    if (!pathname.startsWith('/app/') || pathname === '/app/signin') return next()
    const boot = await bootElementFrom(new URL(pathname, product), request.headers.cookie)
    response.setHeader('content-type', boot ? 'text/html; charset=utf-8' : 'text/plain')
    response.setHeader('cache-control', 'no-store')
    if (boot) response.end(page(title, boot))
    else response.writeHead(503, { refresh: '2' }).end(`${product} does not answer yet. This page opens by itself.`)
  }

/** Who is signed in, as the gateway writes it into its own page; undefined as long as it can't say. */
async function bootElementFrom(url: URL, cookie: string | undefined): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: cookie ? { cookie } : {} })
    return bootElement.exec(await response.text())?.[0]
  } catch {
    return undefined
  }
}

const page = (title: string, boot: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>body { margin: 0 }</style>
    ${boot}
    <script defer src="${standaloneScript}"></script>
  </head>
  <body>
    <div id="shell"></div>
  </body>
</html>
`
