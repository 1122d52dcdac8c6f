// What takes too long for every change: soaks, all crash rounds. `npm run test:long [-- file]`
import { runStage } from './workspace/stages.ts'

const { passed } = await runStage({
  name: 'long tests',
  command: 'vitest',
  arguments: ['run', '--project', 'long', ...process.argv.slice(2)],
  environment: { COVERDESK_LONG: '1' },
})
process.exit(passed ? 0 : 1)
