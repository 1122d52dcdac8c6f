import type { Page, Route } from '@playwright/test'
import type { BuiltRemote } from '../support/remotes.ts'
import { brokenContainer } from './broken-container.ts'

/** One way in which an area fails. */
export interface Fault {
  /** Ends the sentence "an area …". */
  name: string
  /** Shows only after a time limit: all areas wait for it at once, each in a browser of its own. */
  hangs?: true
  /** Begins the fault; what it returns ends it. */
  begin(page: Page, remote: BuiltRemote): Promise<() => Promise<void>>
}

const entryOf = ({ id }: BuiltRemote) => `**/remotes/${id}/**/remoteEntry.js`
/** Under every address that it is asked for. */
const chunkOf = ({ id, preload }: BuiltRemote) => `**/remotes/${id}/**/${preload[1]}*`

/** Answers the requests of a pattern in another way until the fault ends. */
const answering =
  (pattern: (remote: BuiltRemote) => string, answer: (route: Route, remote: BuiltRemote) => unknown): Fault['begin'] =>
  async (page, remote) => {
    const url = pattern(remote)
    await page.route(url, route => void answer(route, remote))
    return () => page.unroute(url)
  }

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body })

/**
 * A manifest as a release of another time might have written it. It is in the page itself, so it is changed there, before
 * any script of the page reads it.
 */
async function strangeManifest(page: Page, { id }: BuiltRemote) {
  await page.addInitScript(() => {
    const strange = sessionStorage.getItem('strange')
    const observer = new MutationObserver(() => {
      const element = document.getElementById('coverdesk-boot')
      if (!element?.textContent) return
      observer.disconnect()
      const boot = JSON.parse(element.textContent)
      for (const plugin of boot.registry.plugins)
        if (plugin.id === strange) plugin.manifest.commands = 'of another time'
      element.textContent = JSON.stringify(boot)
    })
    if (strange) observer.observe(document, { childList: true, subtree: true })
  })
  await page.evaluate(name => sessionStorage.setItem('strange', name), id)
  return () => page.evaluate(() => sessionStorage.removeItem('strange'))
}

/** The faults of shell-and-federation.md whose place is the area itself. */
export const areaFaults: readonly Fault[] = [
  { name: 'whose entry is 404', begin: answering(entryOf, route => route.fulfill({ status: 404, body: 'gone' })) },
  { name: 'whose server refuses', begin: answering(entryOf, route => route.abort('connectionrefused')) },
  { name: 'whose entry hangs', hangs: true, begin: answering(entryOf, () => undefined) },
  {
    name: 'whose entry is HTML',
    begin: answering(entryOf, route =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>not a script</p>' }),
    ),
  },
  {
    name: 'that throws at evaluation',
    begin: answering(entryOf, route => route.fulfill(script('throw new Error("It breaks at evaluation.")'))),
  },
  {
    name: 'that throws at mount',
    begin: answering(entryOf, (route, remote) => route.fulfill(script(brokenContainer(remote, 'mount')))),
  },
  {
    name: 'that throws at render',
    begin: answering(entryOf, (route, remote) => route.fulfill(script(brokenContainer(remote, 'render')))),
  },
  {
    name: 'whose chunk vanished after a deployment',
    begin: answering(chunkOf, route => route.fulfill({ status: 404, body: 'gone' })),
  },
  { name: 'whose chunk hangs', hangs: true, begin: answering(chunkOf, () => undefined) },
  { name: 'whose manifest is not understood', begin: strangeManifest },
]
