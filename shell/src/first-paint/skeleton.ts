// Runs where the sidebar's skeleton is: as many entries as there are going to be, each in its place.
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { homeNav } from '../home/home-nav'
import { navSections } from '../navigation/nav-sections'
import { bootText } from './boot-text'

/** The shell's own area is in no registry. */
const home = { manifest: { nav: [homeNav] } } as unknown as RegistryEntry
const { top, bottom } = navSections([home, ...bootText().registry.plugins])

for (const [id, sections] of [
  ['skeleton-entries', top],
  ['skeleton-footer', bottom],
] as const) {
  for (const { heading, entries } of sections) {
    const section = document.createElement('div')
    if (heading) section.append(piece('heading'))
    for (const { label } of entries) {
      const entry = piece('entry')
      entry.style.setProperty('--letters', String(label.length))
      section.append(entry)
    }
    document.getElementById(id)?.append(section)
  }
}

function piece(className: string) {
  const element = document.createElement('div')
  element.className = className
  return element
}
