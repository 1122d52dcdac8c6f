import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { allLooks, fileOf, type Look } from './look.ts'
import type { Shot } from './shot.ts'

/** A chapter of the page: what its shots have in common, and the shots. */
export interface Chapter {
  title: string
  shots: readonly Shot[]
}

/**
 * `docs/screens.md`: the pictures that are there, with what to see in them.
 *
 * @param folder of the pictures
 */
export function screensPage(chapters: readonly Chapter[], folder: string): string {
  const taken = (shot: Shot) => allLooks.filter(look => existsSync(join(folder, fileOf(shot.name, look))))
  const parts = chapters
    .map(({ title, shots }) => ({ title, shots: shots.filter(shot => taken(shot).length > 0) }))
    .filter(({ shots }) => shots.length > 0)
    .flatMap(({ title, shots }) => [`## ${title}`, ...shots.map(shot => partOf(shot, taken(shot)))])
  return `${['# Screens', intro, ...parts].join('\n\n')}\n`
}

const intro =
  'Pictures of the product as it is. `npm run pictures -- <name>` takes those whose names begin so again, with the demo’s data.'

const partOf = (shot: Shot, looks: readonly Look[]) => {
  return [`### ${shot.title}`, shot.shows, looks.map(look => pictureOf(shot, look)).join('\n')].join('\n\n')
}

/** Two desks or four phones beside each other. */
const pictureOf = ({ name, title }: Shot, look: Look) =>
  `<img src="images/${fileOf(name, look)}" width="${look.width === 1440 ? '49%' : '24%'}" alt="${title}, ${look.width} px, ${look.theme}">`
