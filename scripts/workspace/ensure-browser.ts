import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * `headless` has no window and starts faster: enough for journeys. What is measured or pictured takes the `full` browser,
 * because that is what people have.
 */
type BrowserKind = 'headless' | 'full'

const systemBrowsers: Record<BrowserKind, { paths: string[]; debianPackage: string }> = {
  headless: { paths: ['/usr/bin/chromium-headless-shell'], debianPackage: 'chromium-headless-shell' },
  full: {
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    debianPackage: 'chromium',
  },
}

/**
 * The path of a Chromium to test with: `CHROMIUM`, the system's, else one that is installed now
 * (by apt where that works, else Playwright's own download). Where there is no headless one, the full one serves.
 * @throws with what to do when there is none and none can be installed
 */
export async function ensureBrowser(kind: BrowserKind): Promise<string> {
  const present = (...kinds: BrowserKind[]) =>
    [process.env['CHROMIUM'], ...kinds.flatMap(each => systemBrowsers[each].paths)].find(
      path => path && existsSync(path),
    )
  const own = () => [chromium.executablePath()].find(existsSync)
  return (
    present(kind) ??
    installed(`apt (${systemBrowsers[kind].debianPackage})`, () => installByApt(kind)) ??
    present('full') ??
    own() ??
    installed('Playwright', installByPlaywright) ??
    giveUp()
  )

  function installed(way: string, install: () => boolean) {
    console.log(`No ${kind} Chromium is installed; trying ${way}.`)
    return install() ? (present(kind) ?? own()) : undefined
  }
}

function installByApt(kind: BrowserKind) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0
  // The full browser's pictures need the fonts that it recommends.
  const recommended = kind === 'headless' ? ['--no-install-recommends'] : []
  return run('update', '-qq') && run('install', '-y', '-qq', ...recommended, systemBrowsers[kind].debianPackage)
}

const installByPlaywright = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0

function giveUp(): never {
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to the path of one.',
  )
}
