import { inTenantScope } from '@coverdesk/kit'
import { runJob } from '@coverdesk/kit/testing'
import { beforeAll, expect, it } from 'vitest'
import { us } from '../testing/copilot-subgraph.ts'
import { dyingJob } from '../testing/dying-job.ts'
import { answerPolicyQuestion } from './answer-policy-question.ts'
import { ExplorerQuestion } from './explorer-question.model.ts'
import { useExplorerSubgraph } from './testing/explorer-subgraph.ts'

/** The test runs it itself, and ends its process where it likes. */
const explorer = useExplorerSubgraph(jobs =>
  jobs.map(job => (job.name === answerPolicyQuestion.name ? { ...job, run: async () => undefined } : job)),
)

const declarations = `COMMERCIAL GENERAL LIABILITY DECLARATIONS
Each occurrence limit: $1,000,000
`

beforeAll(async () => {
  await explorer.attach('killed', 'Declarations.txt', declarations)
  await explorer.readAll('killed')
}, 60_000)

it.each(['before', 'after'] as const)(
  'a question whose process is killed %s each of its writes is answered once',
  async when => {
    for (let nth = 1; ; nth += 1) {
      const { messageCount } = await explorer.ask('killed', 'What is the each occurrence limit?')
      const question = await inTenantScope(us.agencyId, () => ExplorerQuestion.findOne({ policyId: 'killed' }).lean())
      const payload = { questionId: String(question?._id) }
      const killed = dyingJob(answerPolicyQuestion, nth, when)
      await runJob(killed, payload, us.agencyId).catch(error => expect(error.message).toBe('killed'))
      await runJob(answerPolicyQuestion, payload, us.agencyId)
      const done = await explorer.open('killed')
      expect(done.question, `death at write ${nth}`).toBeNull()
      expect(done.messageCount).toBe(messageCount + 2)
      expect(done.messages.at(-1)?.content).toContain('$1,000,000')
      if (!killed.hasDied()) break
    }
  },
  120_000,
)
