// The stories in every theme, or those whose title matches. `npm run test:stories [-- Badge]`
import { ensureBrowser } from './workspace/ensure-browser.ts'
import { runStage } from './workspace/stages.ts'
import { storybookStage } from './workspace/story-stages.ts'
import { storiesStage } from './workspace/test-stages.ts'

const [title] = process.argv.slice(2)
const isBuilt = (await runStage(storybookStage)).passed
const stories = storiesStage(await ensureBrowser('full'))
const matching = title ? ['--grep', title] : []
const { passed } = await runStage({ ...stories, arguments: [...stories.arguments, ...matching] })
process.exit(isBuilt && passed ? 0 : 1)
