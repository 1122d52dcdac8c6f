// Everything that `npm test` leaves out. `npm run test:all`
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage, script } from './workspace/stages.ts'
import { storybookStage } from './workspace/story-stages.ts'
import { journeysStage, storiesStage, vitestStage } from './workspace/test-stages.ts'
import { TestSummary } from './workspace/test-summary.ts'

const summary = new TestSummary()
summary.addCheck((await runStage(storybookStage)).passed)
summary.addCheck((await runStage(script('build', 'build.ts'))).passed)
for (const tests of ['slow', 'timing', 'alone'] as const) await summary.run(vitestStage(tests))
const browser = await ensureBrowser('full')
await summary.run(storiesStage(browser))
await summary.run(journeysStage('journeys', browser))
await summary.run(journeysStage('measured', browser))
process.exit(summary.end())
