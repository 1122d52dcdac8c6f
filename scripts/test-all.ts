// Everything that `npm test` leaves out. `npm run test:all`
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage, script } from './workspace/stages.ts'
import { storybookStage } from './workspace/story-stages.ts'
import { journeysStage, storiesStage, vitestStage } from './workspace/test-stages.ts'
import { TestSummary } from './workspace/test-summary.ts'

const summary = new TestSummary('test-all')
summary.addCheck((await runStage(storybookStage)).passed)
summary.addCheck((await runStage(script('build', 'build.ts'))).passed)
await summary.run(vitestStage('slow'))
await summary.run(vitestStage('alone'))
const browser = await ensureBrowser()
await summary.run(storiesStage('all', browser))
await summary.run(journeysStage('journeys', browser))
await summary.run(journeysStage('measured', browser))
process.exit(summary.end('test'))
