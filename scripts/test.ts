// What a newcomer runs: all checks, and the tests that catch most mistakes. `npm test`
import { checkStages } from './workspace/check-stages.ts'
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage, runStages, script } from './workspace/stages.ts'
import { storybookStage } from './workspace/story-stages.ts'
import { journeysStage, storiesStage, vitestStage } from './workspace/test-stages.ts'
import { TestSummary } from './workspace/test-summary.ts'

const summary = new TestSummary('test')
for (const { passed } of await runStages([storybookStage, ...checkStages])) summary.addCheck(passed)
summary.addCheck((await runStage(script('build', 'build.ts'))).passed)
await summary.run(vitestStage('fast'))
const browser = await ensureBrowser()
await summary.run(storiesStage('light', browser))
await summary.run(journeysStage('main', browser))
process.exit(summary.end())
