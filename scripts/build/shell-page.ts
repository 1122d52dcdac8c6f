import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../workspace/root.ts'
import type { FirstPaint } from './first-paint.ts'
import { integrityOf } from './integrity.ts'
import { writeLandingPage } from './landing-page.ts'

export interface ShellFiles {
  /** In the order in which they run. */
  scripts: readonly string[]
  /** Additional files of the sign-in page. */
  signIn: readonly string[]
  /** Additional files of the home page. */
  home: readonly string[]
  /** By shared module that loads on demand: additional files of a page whose main part uses it. */
  parts: Readonly<Record<string, readonly string[]>>
}

/** Writes `index.html`, the template that the gateway fills in for each page, and the landing page. */
export function writeShellPage(
  dist: string,
  { scripts, signIn, home, parts }: ShellFiles,
  firstPaint: FirstPaint,
): void {
  const favicon = writeFavicon(dist)
  const preloadLinks = (files: readonly string[]) => files.map(file => preloadLink(dist, file)).join('')
  const tags = scripts.map(script => scriptElement(dist, script)).join('\n    ')
  const page = readFileSync(at('shell/src/index.html'), 'utf8')
    .replace('<!--coverdesk:scripts-->', tags)
    .replace('<!--coverdesk:signed-out-->', mark => mark + preloadLinks(signIn))
    .replace(
      '<!--coverdesk:parts-->',
      Object.entries(parts)
        .map(([name, files]) => fetchedLater(name, preloadLinks(files)))
        .join(''),
    )
    .replace('<!--coverdesk:home-->', mark => mark + preloadLinks(home))
    // Functions, because `$` is special in a replacement string.
    .replace('<!--coverdesk:look-->', () => firstPaint.look)
    .replace('<!--coverdesk:skeleton-->', () => firstPaint.skeleton)
    .replace('%FAVICON%', favicon)
  writeFileSync(join(dist, 'index.html'), page)
  writeLandingPage(dist, favicon)
}

const scriptElement = (dist: string, script: string) =>
  `<script defer nonce="%NONCE%" src="/${script}" integrity="${integrityOf(join(dist, script))}"></script>`

const preloadLink = (dist: string, script: string) =>
  `<link rel="preload" as="script" href="/${script}" integrity="${integrityOf(join(dist, script))}">`

/** Fetched once the shell has loaded, so that it doesn't compete with the shell (`shell/src/first-paint/look.ts`). */
const fetchedLater = (name: string, links: string) =>
  `<!--coverdesk:part ${name}--><template class="later">${links}</template><!--/coverdesk:part-->`

function writeFavicon(dist: string): string {
  const mark = readFileSync(at('shell/src/favicon.svg'))
  const hash = createHash('sha256').update(mark).digest('hex').slice(0, 8)
  const path = `assets/favicon.${hash}.svg`
  writeFileSync(join(dist, path), mark)
  return `/${path}`
}
