import type { BootData } from './boot-data.ts'
import { pluginAt, preloadLinks } from './preload.ts'

const headMark = '<!--coverdesk:head-->'

/**
 * The shell's HTML for one visitor: with what it needs to know, and with links that fetch the open area at once
 * (the shell's own scripts stand in the template's head, where the browser finds them as early).
 *
 * @param template `index.html` of the built shell
 * @param path of the page, which tells the area; nothing of an area is fetched without a user
 */
export function renderAppPage(template: string, path: string, boot: BootData, nonce: string): string {
  const plugin = boot.user ? pluginAt(boot.registry, path) : undefined
  const head = `${plugin ? preloadLinks(plugin) : ''}<script type="application/json" id="coverdesk-boot">${scriptJson(boot)}</script>`
  // Functions, because `$` has a meaning in a replacement text.
  return template.replaceAll('%NONCE%', () => nonce).replace(headMark, () => head)
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
