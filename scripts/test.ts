// The gate: all checks, and the tests that catch most mistakes however slow the machine is. `npm test`
import { checkStages } from './workspace/check-stages.ts'
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage, runStages, script } from './workspace/stages.ts'
import { journeysStage, vitestStage } from './workspace/test-stages.ts'
import { TestSummary } from './workspace/test-summary.ts'

const summary = new TestSummary()
for (const { passed } of await runStages(checkStages)) summary.addCheck(passed)
summary.addCheck((await runStage(script('build', 'build.ts'))).passed)
await summary.run(vitestStage('fast'))
await summary.run(journeysStage('gate', await ensureBrowser('headless')))
process.exit(summary.end())
