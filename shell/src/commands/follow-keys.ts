import { commandsOf } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { createKeybindingsHandler } from 'tinykeys'
import { openOverlay } from '../overlays/overlay'
import { mayPress } from './may-press'
import { offersAt } from './offers'
import { runOffer } from './run-offer'
import { paletteKeys, shellOffers } from './shell-offers'

/** Runs what the person's keys stand for, on whatever page they are. */
export function followKeys(plugins: readonly RegistryEntry[]): void {
  const openPalette = (event: KeyboardEvent) => {
    if (!mayPress(event, { inFields: true })) return
    event.preventDefault()
    openOverlay('palette')
  }
  const press = (keys: string) => (event: KeyboardEvent) => {
    const offer = mayPress(event) && offersAt(plugins, window.location.pathname).find(each => each.keys === keys)
    if (!offer) return
    event.preventDefault()
    // What was begun with another key is over: `g c` then `a` is not `c a`.
    begin()
    void runOffer(offer)
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
  return [...shellOffers(), ...commandsOf(plugins)].flatMap(({ keys }) => keys ?? []).concat(places)
}
