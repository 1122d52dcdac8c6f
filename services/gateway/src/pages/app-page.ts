import type { UserProfile } from '../sessions/session-store.ts'
import type { BootData } from './boot-data.ts'
import { type FirstRequest, firstScreenOf } from './first-query.ts'
import { isHome, linksTo, panelLinks, pluginAt, preloadLinks } from './preload.ts'
import { registryOfPage } from './registry-of-page.ts'

const headMark = '<!--coverdesk:head-->'

/** What only the sign-in page needs. */
const signedOut = /<!--coverdesk:signed-out-->.*?<!--\/coverdesk:signed-out-->/s
/** What only pages need of which a part is most that takes it: dialogs, forms. */
const part = /<!--coverdesk:part (\S+)-->.*?<!--\/coverdesk:part-->/gs
/** What only the home page needs. */
const home = /<!--coverdesk:home-->.*?<!--\/coverdesk:home-->/s

/**
 * The shell's HTML for one visitor: with what it needs to know, and with links that fetch the open area at once
 * (the shell's own scripts stand in the template's head, where the browser finds them as early).
 *
 * @param template `index.html` of the built shell
 * @param address path and search of the page, which tell the area; nothing of an area is fetched without a user
 */
export function renderAppPage(template: string, address: string, boot: BootData, nonce: string): string {
  const begun = beginning(address, boot)
  const ask = begun.requests.length > 0 ? askAtOnce(begun.requests, nonce) : ''
  const carried = { ...boot, registry: registryOfPage(boot.registry) }
  const head = `${ask}${begun.links}<script type="application/json" id="coverdesk-boot">${scriptJson(carried)}</script>`
  const page = template
    .replace(boot.user ? signedOut : /$^/, '')
    .replace(begun.isHome ? /$^/ : home, '')
    .replace(part, (links, name: string) => (begun.takes.includes(name) ? links : ''))
  // Functions, because `$` has a meaning in a replacement text.
  return page.replaceAll('%NONCE%', () => nonce).replace(headMark, () => head)
}

interface Beginning {
  isHome: boolean
  /** What it takes of the shell's later files. */
  takes: readonly string[]
  /** What fetches the code of the page at once. */
  links: string
  /** What it asks first. */
  requests: readonly FirstRequest[]
}

/** What a page fetches while the shell is on its way; nothing of any area for who may not go there. */
function beginning(address: string, { user, registry }: BootData): Beginning {
  if (!user || hasEnded(user)) return { isHome: false, takes: [], links: '', requests: [] }
  const { pathname } = new URL(address, 'http://page')
  const begins = /^\/app\/?$/.test(pathname) ? '/app/home' : address
  const screens = registry.plugins.map(plugin => ({ plugin, ...firstScreenOf(plugin, begins) }))
  const requests = screens.flatMap(screen => screen.requests)
  const takes = screens.flatMap(screen => screen.part.takes)
  if (isHome(pathname)) {
    const parts = screens.map(({ plugin, part: { files } }) => linksTo(plugin, files))
    return { isHome: true, takes, links: panelLinks(registry) + parts.join(''), requests }
  }
  const owner = pluginAt(registry, pathname)
  const linksOf = ({ plugin, part: { files } }: (typeof screens)[number]) => {
    if (plugin === owner) return preloadLinks(plugin, files)
    // What another area shows there, such as a tab.
    return files.length > 0 ? linksTo(plugin, ['remoteEntry.js', ...files]) : ''
  }
  return { isHome: false, takes, links: screens.map(linksOf).join(''), requests }
}

/** The shell shows nothing but that. */
const hasEnded = ({ agency }: UserProfile) =>
  (agency as { subscription?: { state?: unknown } | null } | undefined)?.subscription?.state === 'EXPIRED'

/**
 * Asks what the page begins with while its code is still on the way. The shell's client takes the answers over
 * (`plugin-sdk/src/graphql/first-answer.ts`).
 */
function askAtOnce(requests: readonly FirstRequest[], nonce: string) {
  const init = `{method:'POST',headers:{'content-type':'application/json','x-coverdesk-client':'page'},body:JSON.stringify(r)}`
  const ask = `r=>{const f={...r};f.answer=fetch('/graphql',${init}).then(a=>{f.arrived=true;return a}).catch(()=>undefined);return f}`
  return `<script nonce="${nonce}">window.coverdeskFirst=${scriptJson(requests)}.map(${ask})</script>`
}

/** JSON that cannot end the script element it is in, nor begin a comment there. */
function scriptJson(value: unknown) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
