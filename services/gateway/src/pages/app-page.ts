import type { BootData } from './boot-data.ts'
import { type FirstRequest, firstRequestOf } from './first-query.ts'
import { pluginAt, preloadLinks } from './preload.ts'

const headMark = '<!--coverdesk:head-->'

/** What only the sign-in page needs. */
const signedOut = /<!--coverdesk:signed-out-->.*?<!--\/coverdesk:signed-out-->/s

/**
 * The shell's HTML for one visitor: with what it needs to know, and with links that fetch the open area at once
 * (the shell's own scripts stand in the template's head, where the browser finds them as early).
 *
 * @param template `index.html` of the built shell
 * @param address path and search of the page, which tell the area; nothing of an area is fetched without a user
 */
export function renderAppPage(template: string, address: string, boot: BootData, nonce: string): string {
  const plugin = boot.user ? pluginAt(boot.registry, new URL(address, 'http://page').pathname) : undefined
  const request = plugin && firstRequestOf(plugin, address)
  const head = `${request ? askAtOnce(request, nonce) : ''}${plugin ? preloadLinks(plugin) : ''}<script type="application/json" id="coverdesk-boot">${scriptJson(boot)}</script>`
  // Functions, because `$` has a meaning in a replacement text.
  const page = boot.user ? template.replace(signedOut, '') : template
  return page.replaceAll('%NONCE%', () => nonce).replace(headMark, () => head)
}

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
