import type { Answer } from '@coverdesk/coverage/port'
import { missingOf, outcomeOf } from '../../understanding/outcome.ts'
import { LiveText } from '../records/live-text.model.ts'
import type { RunRecord } from '../records/run.model.ts'
import { loadInertMarkdown } from '../story/load-inert-markdown.ts'
import { endRun } from '../turns/end-run.ts'
import { describeWorkspace } from './describe-workspace.ts'
import { doneCalls } from './done-calls.ts'
import { foundAddresses } from './found-addresses.ts'
import type { RunWork } from './run-work.ts'
import { QuoteVerifier, verifyMarks } from './verify-citations.ts'

/**
 * Ends a run with its answer, of which every mark is verified.
 *
 * @param before what belongs to the same transaction
 * @throws RunEnded
 */
export async function finishRun(
  work: RunWork,
  answer: Answer,
  before: (run: RunRecord) => Promise<void> = async () => {},
): Promise<void> {
  const { text, citations, asksForInput = false, nextStep } = answer
  const verifier = new QuoteVerifier(work.workspace.sources)
  const { evidence, withProven } = await verifyMarks(citations, verifier)
  const found = await describeWorkspace(work)
  const inertMarkdown = await loadInertMarkdown()
  const content = inertMarkdown(withProven(text), await foundAddresses(work.run._id)).trim()
  const calls = await doneCalls(work.run._id)
  const outcome = outcomeOf({ answer, proven: evidence.length, calls })
  await work.save(async run => {
    await before(run)
    await LiveText.deleteOne({ workspaceId: run.workspaceId })
    await endRun(run, {
      state: 'COMPLETED',
      leaves: asksForInput ? 'WAITING_FOR_INPUT' : 'IDLE',
      message: { content, evidence, notFound: missingOf(answer, outcome), nextStep: nextStep ?? null, outcome },
      found,
    })
  })
  verifier.log(String(work.run._id))
}
