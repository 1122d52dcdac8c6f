import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { at } from '../workspace/root.ts'
import type { FirstPaint } from './first-paint.ts'
import { integrityOf } from './integrity.ts'
import { writeLandingPage } from './landing-page.ts'

interface ShellFiles {
  /** In the order in which they run. */
  scripts: readonly string[]
  /** What the sign-in page needs beyond them. */
  signIn: readonly string[]
  /** What the home page needs beyond them. */
  home: readonly string[]
  /** What each module that it shares later needs beyond them, for pages of which a part that takes it is most. */
  parts: Readonly<Record<string, readonly string[]>>
}

/** Writes `shell/dist/index.html`, the template that the gateway fills in for each page, and the landing page. */
export function writeShellPage({ scripts, signIn, home, parts }: ShellFiles, firstPaint: FirstPaint): void {
  const favicon = writeFavicon()
  const tags = scripts.map(scriptElement).join('\n    ')
  const page = readFileSync(at('shell/src/index.html'), 'utf8')
    .replace('<!--coverdesk:scripts-->', tags)
    .replace('<!--coverdesk:signed-out-->', mark => mark + signIn.map(preloadLink).join(''))
    .replace('<!--coverdesk:parts-->', Object.entries(parts).map(fetchedLater).join(''))
    .replace('<!--coverdesk:home-->', mark => mark + home.map(preloadLink).join(''))
    // Functions, because `$` has a meaning in a replacement text.
    .replace('<!--coverdesk:look-->', () => firstPaint.look)
    .replace('<!--coverdesk:skeleton-->', () => firstPaint.skeleton)
    .replace('%FAVICON%', favicon)
  writeFileSync(at('shell/dist/index.html'), page)
  writeLandingPage(favicon)
}

const scriptElement = (script: string) =>
  `<script defer nonce="%NONCE%" src="/${script}" integrity="${integrityOf(at('shell/dist', script))}"></script>`

const preloadLink = (script: string) =>
  `<link rel="preload" as="script" href="/${script}" integrity="${integrityOf(at('shell/dist', script))}">`

/** Fetched as soon as the shell is there, so as not to hold it back (`shell/src/first-paint/look.ts`). */
const fetchedLater = ([name, files]: [string, readonly string[]]) =>
  `<!--coverdesk:part ${name}--><template class="later">${files.map(preloadLink).join('')}</template><!--/coverdesk:part-->`

function writeFavicon(): string {
  const mark = readFileSync(at('shell/src/favicon.svg'))
  const hash = createHash('sha256').update(mark).digest('hex').slice(0, 8)
  const path = `assets/favicon.${hash}.svg`
  writeFileSync(at('shell/dist', path), mark)
  return `/${path}`
}
