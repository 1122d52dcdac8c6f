import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a Chromium to test with: `CHROMIUM`, the system's, else one that is installed now
 * (by apt where that works, else Playwright's own download).
 * @throws with what to do when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const present = () =>
    [process.env['CHROMIUM'], ...systemBrowsers, chromium.executablePath()].find(path => path && existsSync(path))
  return present() ?? installed('apt', installByApt) ?? installed('Playwright', installByPlaywright) ?? giveUp()

  function installed(way: string, install: () => boolean) {
    console.log(`No Chromium is installed; trying ${way}.`)
    return install() ? present() : undefined
  }
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', 'chromium')
}

const installByPlaywright = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0

function giveUp(): never {
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to the path of one.',
  )
}
