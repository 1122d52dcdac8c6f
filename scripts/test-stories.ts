// The stories alone, or those whose title matches. `npm run test:stories [-- Badge]`
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage } from './workspace/stages.ts'
import { storiesStage, storybookStage } from './workspace/story-stages.ts'

const [title] = process.argv.slice(2)
const isBuilt = (await runStage(storybookStage)).passed
const stories = storiesStage(await ensureBrowser(), '--reporter=line', ...(title ? ['--grep', title] : []))
process.exit(isBuilt && (await runStage(stories)).passed ? 0 : 1)
