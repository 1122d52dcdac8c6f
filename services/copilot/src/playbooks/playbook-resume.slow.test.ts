import { runJob } from '@coverdesk/kit/testing'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { chooseEngine } from '../models/choose-engine.ts'
import { caraRun } from '../runs/engine/run-cara.ts'
import { us } from '../testing/copilot-subgraph.ts'
import { dyingJob } from '../testing/dying-job.ts'
import { toolsFor } from '../tools/registry.ts'
import { useCaraSubgraph } from '../workspaces/testing/cara-subgraph.ts'

/** The test runs it itself, and ends its process where it likes. */
const cara = useCaraSubgraph({ name: 'cara-run', run: async () => undefined })
const job = caraRun({ chooseEngine, toolsFor })

async function runOnce(id: string, definition = job) {
  const run = await mongoose.connection
    .collection('caraRuns')
    .findOne({ workspaceId: new mongoose.Types.ObjectId(id) }, { sort: { queuedAt: -1 } })
  await runJob(definition, { runId: String(run?.['_id']), part: run?.['part'] as number }, us.agencyId)
}

const quote = (limit: string) => `# Commercial General Liability Quote

Named Insured: Heron Hardware LLC
Each Occurrence Limit: ${limit}
`

it.each(['before', 'after'] as const)(
  'a playbook whose process is killed %s each of its writes ends with one report, and one answer',
  async when => {
    let deaths = 0
    for (let nth = 1; ; nth += 1) {
      const files = []
      for (const [role, limit] of [
        ['OPTION_1', '$1,000,000'],
        ['OPTION_2', '$2,000,000'],
      ] as const) {
        files.push({ fileId: await cara.send(quote(limit), `${role}.md`), role })
      }
      const { id } = await cara.create({ preset: 'COVERAGE_COMPARISON', message: '', files })
      const killed = dyingJob(job, nth, when)
      await runOnce(id, killed).catch(error => expect(error.message).toBe('killed'))
      if (killed.hasDied()) deaths += 1
      await runOnce(id)
      const done = await cara.open(id)
      expect(done.run?.state, `death at write ${nth}: ${done.run?.failure}`).toBe('COMPLETED')
      expect(done.artifacts.map(({ number, title }) => [number, title])).toEqual([[1, 'Coverage comparison']])
      expect(done.artifacts[0]?.htmlDocument?.content).toContain('$2,000,000')
      expect(done.messages.map(({ number, role }) => [number, role])).toEqual([
        [1, 'USER'],
        [2, 'AGENT'],
      ])
      if (!killed.hasDied()) break
    }
    expect(deaths).toBeGreaterThanOrEqual(8)
  },
  300_000,
)
