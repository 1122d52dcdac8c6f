import { allLooks, fileOf, type Look } from './look.ts'
import type { Shot } from './shot.ts'

/** A chapter of the page: what its shots have in common, and the shots. */
export interface Chapter {
  title: string
  shots: readonly Shot[]
}

/** `docs/screens.md`: every picture, with what to see in it. */
export function screensPage(chapters: readonly Chapter[]): string {
  const parts = chapters.flatMap(({ title, shots }) => [`## ${title}`, ...shots.map(partOf)])
  return `${['# Screens', intro, ...parts, improved].join('\n\n')}\n`
}

const intro =
  'Every screen of the product, by day and by night, on a desk and on a phone. `npm run pictures` takes them again.'

const partOf = (shot: Shot) => {
  const looks = allLooks.filter(look => shot.looks.includes(look))
  return [`### ${shot.title}`, shot.shows, looks.map(look => pictureOf(shot, look)).join('\n')].join('\n\n')
}

/** Two desks or four phones beside each other. */
const pictureOf = ({ name, title }: Shot, look: Look) =>
  `<img src="images/${fileOf(name, look)}" width="${look.width === 1440 ? '49%' : '24%'}" alt="${title}, ${look.width} px, ${look.theme}">`

/** What someone saw in these pictures, and mended. Kept by hand, in docs/images/before-after. */
const improved = [
  '## Before and after',
  'On a phone the checkbox takes the place of the initials, so that names keep theirs. Rows of menus are 40 px high for fingers.',
  ['accounts-selected-360', 'user-menu-360'].map(name => beforeAndAfter(name, '24%')).join('\n'),
  'The last column ends where the buttons above it end, 4 px further in. A glass no longer touches the words beside it.',
  beforeAndAfter('accounts-columns-1440', '49%'),
].join('\n\n')

function beforeAndAfter(name: string, width: string) {
  const picture = (time: string) =>
    `<img src="images/before-after/${name}-${time}.webp" width="${width}" alt="${name}, ${time}">`
  return ['before', 'after'].map(picture).join('\n')
}
