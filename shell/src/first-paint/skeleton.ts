// Runs where the sidebar's skeleton is: as many entries as there are going to be, each in its place.
import { navSections } from '../frame/nav-sections'
import { bootText } from './boot-text'

const { top, bottom } = navSections(bootText().registry.plugins)

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
