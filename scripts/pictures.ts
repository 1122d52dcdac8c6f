// Takes pictures of screens into docs/images, and lists those that are there in docs/screens.md.
// `npm run pictures`, or only the shots whose names begin so: `npm run pictures -- accounts-no palette`
import { writeFileSync } from 'node:fs'
import { takePictures } from './pictures/camera.ts'
import { caraShots } from './pictures/cara-shots.ts'
import { certificateShots } from './pictures/certificate-shots.ts'
import { homeShots } from './pictures/home-shots.ts'
import { listShots } from './pictures/list-shots.ts'
import { policyShots } from './pictures/policy-shots.ts'
import { recordShots } from './pictures/record-shots.ts'
import { screensPage } from './pictures/screens-page.ts'
import { settingsShots } from './pictures/settings-shots.ts'
import { shellShots } from './pictures/shell-shots.ts'
import { at } from './workspace/root.ts'

const chapters = [
  { title: 'Cara', shots: caraShots },
  { title: 'Landing page and home', shots: homeShots },
  { title: 'The list of accounts', shots: listShots },
  { title: 'An account', shots: recordShots },
  { title: 'Policies', shots: policyShots },
  { title: 'Certificates', shots: certificateShots },
  { title: 'Settings', shots: settingsShots },
  { title: 'The shell', shots: shellShots },
]
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some(beginning => name.startsWith(beginning))
const shots = chapters.flatMap(chapter => chapter.shots).filter(({ name }) => isWanted(name))

await takePictures(shots, at('docs/images'))
writeFileSync(at('docs/screens.md'), screensPage(chapters, at('docs/images')))
