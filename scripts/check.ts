// Types, lint, boundaries, unused code, schema and operations. `npm run check`
import { checkStages } from './workspace/check-stages.ts'
import { runStages } from './workspace/stages.ts'

const results = await runStages(checkStages)
const failed = results.filter(result => !result.passed)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
