// What takes too long for every change: soaks, all crash rounds. `npm run test:long [-- file]` of the first stage only.
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage, type Stage, script } from './workspace/stages.ts'

const environment = { COVERDESK_LONG: '1' }
const named = process.argv.slice(2)

const services: Stage = {
  name: 'long tests of services',
  command: 'vitest',
  arguments: ['run', '--project', 'long', ...named],
  environment,
}
const crashes: Stage = {
  name: 'every process killed, all rounds',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/playwright.config.ts', '--no-deps', 'crash'],
  environment: { ...environment, CHROMIUM: await ensureBrowser('full') },
}

const fuzz: Stage = {
  name: 'hostile requests, hundreds for each operation',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/playwright.config.ts', '--no-deps', 'fuzz'],
  environment: { ...environment, CHROMIUM: await ensureBrowser('full') },
}

const frameRates: Stage = {
  name: 'frame rates',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/playwright.config.ts', '--no-deps', '--grep', 'ten thousand rows'],
  environment: { ...environment, CHROMIUM: await ensureBrowser('full') },
}

const soak: Stage = {
  name: 'half an hour of work by fifty people',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys', 'soak'],
  environment: { ...environment, CHROMIUM: await ensureBrowser('full') },
}

let isGreen = true
for (const stage of named.length > 0
  ? [services]
  : [services, script('build', 'build.ts'), frameRates, crashes, fuzz, soak]) {
  isGreen = (await runStage(stage)).passed && isGreen
}
process.exit(isGreen ? 0 : 1)
