// All checks and tests, with one summary. `npm test`
import { rmSync } from 'node:fs'
import { checkStages } from './workspace/check-stages.ts'
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { at } from './workspace/root.ts'
import { runStage, runStages, type Stage, script } from './workspace/stages.ts'
import { storiesStage, storybookStage } from './workspace/story-stages.ts'
import { playwrightCounts, vitestCounts } from './workspace/test-counts.ts'

const reports = at('.cache/test-reports')
rmSync(reports, { recursive: true, force: true })

const vitestReport = `${reports}/vitest.json`
const storiesReport = `${reports}/stories.json`
const playwrightReport = `${reports}/playwright.json`
const unitStage: Stage = {
  name: 'rules, services and components',
  command: 'vitest',
  arguments: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
}
const browserStage: Stage = {
  name: 'journeys in a real browser',
  command: 'playwright',
  arguments: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
}

let passed = 0
let failed = 0
for (const { passed: stagePassed } of await runStages([storybookStage, ...checkStages])) count(stagePassed)
count((await runStage(script('build', 'build.ts'))).passed)
const unit = await runStage(unitStage)
add(vitestCounts(vitestReport), unit.passed)
const browser = await ensureBrowser()
const storyTests = storiesStage(browser, '--reporter=dot,json')
const stories = await runStage({
  ...storyTests,
  environment: { ...storyTests.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: storiesReport },
})
add(playwrightCounts(storiesReport), stories.passed)
const journeys = await runStage({ ...browserStage, environment: { ...browserStage.environment, CHROMIUM: browser } })
add(playwrightCounts(playwrightReport), journeys.passed)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function count(stagePassed: boolean) {
  if (stagePassed) passed += 1
  else failed += 1
}

/** A runner that failed without naming a failed test (a crash, no report) counts as one failure. */
function add(counts: { passed: number; failed: number } | undefined, stagePassed: boolean) {
  passed += counts?.passed ?? 0
  const ranNothing = (counts?.passed ?? 0) === 0
  const silentFailure = (!stagePassed || ranNothing) && (counts?.failed ?? 0) === 0
  failed += (counts?.failed ?? 0) + (silentFailure ? 1 : 0)
}
