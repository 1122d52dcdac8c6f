import type { UserProfile } from '../sessions/session-store.ts'
import type { BootData } from './boot-data.ts'
import { type FirstRequest, firstScreenOf } from './first-query.ts'
import { isHome, panelLinks, pluginAt, preloadLinks } from './preload.ts'

const headMark = '<!--coverdesk:head-->'

/** What only the sign-in page needs. */
const signedOut = /<!--coverdesk:signed-out-->.*?<!--\/coverdesk:signed-out-->/s
/** What only pages need that open with a dialog which holds most of them. */
const dialog = /<!--coverdesk:dialog-->.*?<!--\/coverdesk:dialog-->/s
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
  const ask = begun.request ? askAtOnce(begun.request, nonce) : ''
  const head = `${ask}${begun.links}<script type="application/json" id="coverdesk-boot">${scriptJson(boot)}</script>`
  const page = template
    .replace(boot.user ? signedOut : /$^/, '')
    .replace(begun.isHome ? /$^/ : home, '')
    .replace(begun.hasDialog ? /$^/ : dialog, '')
  // Functions, because `$` has a meaning in a replacement text.
  return page.replaceAll('%NONCE%', () => nonce).replace(headMark, () => head)
}

interface Beginning {
  isHome: boolean
  hasDialog?: boolean
  /** What fetches the code of the page at once. */
  links: string
  /** What it asks first. */
  request?: FirstRequest | undefined
}

/** What a page fetches while the shell is on its way; nothing of any area for who may not go there. */
function beginning(address: string, { user, registry }: BootData): Beginning {
  if (!user || hasEnded(user)) return { isHome: false, links: '' }
  const { pathname } = new URL(address, 'http://page')
  if (isHome(pathname)) {
    const requests = registry.plugins.flatMap(plugin => firstScreenOf(plugin, '/app/home')?.request ?? [])
    return { isHome: true, links: panelLinks(registry), request: requests[0] }
  }
  const plugin = pluginAt(registry, pathname)
  if (!plugin) return { isHome: false, links: '' }
  const { request, dialog = [] } = firstScreenOf(plugin, address) ?? {}
  return { isHome: false, hasDialog: dialog.length > 0, links: preloadLinks(plugin, dialog), request }
}

/** The shell shows nothing but that. */
const hasEnded = ({ agency }: UserProfile) =>
  (agency as { subscription?: { state?: unknown } | null } | undefined)?.subscription?.state === 'EXPIRED'

/**
 * Asks what the page begins with while its code is still on the way. The shell's client takes the answer over
 * (`plugin-sdk/src/host/first-answer.ts`).
 */
function askAtOnce(request: FirstRequest, nonce: string) {
  const init = `{method:'POST',headers:{'content-type':'application/json','x-coverdesk-client':'page'},body:JSON.stringify(r)}`
  const script = `const r=${scriptJson(request)};const f=window.coverdeskFirst={...r};f.answer=fetch('/graphql',${init}).then(a=>{f.arrived=true;return a}).catch(()=>undefined)`
  return `<script nonce="${nonce}">{${script}}</script>`
}

/** JSON that cannot end the script element it stands in, nor begin a comment there. */
function scriptJson(value: unknown) {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
