import { commandsOf } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { createKeybindingsHandler } from 'tinykeys'
import { openOverlay } from '../overlays/overlay'
import { mayPress } from './may-press'
import type { Offer } from './offer'
import { offersAt } from './offers'
import { runOffer } from './run-offer'
import { paletteKeys, shellOffers } from './shell-offers'

/** How long it may take until what a command opens has the focus, in milliseconds. */
const openingTakes = 1_500

/** Runs what the person's keys stand for, on whatever page they are. */
export function followKeys(plugins: readonly RegistryEntry[]): void {
  const openPalette = (event: KeyboardEvent) => {
    if (!mayPress(event, { inFields: true })) return
    event.preventDefault()
    openOverlay('palette')
  }
  // What is typed before a dialog has the focus is meant for it: "Garcia" after `c a` must not lead to the accounts.
  let opening = { path: '', until: 0 }
  const isOpening = () => window.location.pathname === opening.path && performance.now() < opening.until
  window.addEventListener('focusin', () => {
    opening = { path: '', until: 0 }
  })
  const run = async (offer: Offer) => {
    const from = window.location.pathname
    await runOffer(offer)
    const path = window.location.pathname
    if (offer.kind !== 'go' && path !== from) opening = { path, until: performance.now() + openingTakes }
  }
  const press = (keys: string) => (event: KeyboardEvent) => {
    // `g k` is not `k`, too.
    if (isOpening() || event.defaultPrevented) return
    const offer = mayPress(event) && offersAt(plugins, window.location.pathname).find(each => each.keys === keys)
    if (!offer) return
    event.preventDefault()
    // What was started with another key is over: `g c` then `a` is not `c a`.
    begin()
    void run(offer)
  }
  const bindings = {
    ...Object.fromEntries(allKeys(plugins).map(keys => [keys, press(keys)])),
    [paletteKeys]: openPalette,
  }

  let handle: EventListener
  const begin = () => {
    handle = createKeybindingsHandler(bindings)
  }
  begin()
  window.addEventListener('keydown', event => handle(event))
}

/** Of every command, also of those that are not offered on this page. */
function allKeys(plugins: readonly RegistryEntry[]): string[] {
  const places = plugins.flatMap(({ manifest }) => manifest.nav.flatMap(({ key }) => (key ? `g ${key}` : [])))
  const keys = [...shellOffers(), ...commandsOf(plugins)].flatMap(({ keys }) => keys ?? []).concat(places)
  // What takes more keys comes first: its last key may stand for something alone.
  return keys.sort((one, other) => other.split(' ').length - one.split(' ').length)
}
