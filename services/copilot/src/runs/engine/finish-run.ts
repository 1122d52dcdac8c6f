import type { Citation } from '../../tools/marks.ts'
import { LiveText } from '../records/live-text.model.ts'
import type { MessageRecord } from '../records/message.model.ts'
import type { RunRecord } from '../records/run.model.ts'
import { loadInertMarkdown } from '../story/load-inert-markdown.ts'
import { endRun } from '../turns/end-run.ts'
import { describeWorkspace } from './describe-workspace.ts'
import { foundAddresses } from './found-addresses.ts'
import type { RunWork } from './run-work.ts'
import { QuoteVerifier, verifyMarks } from './verify-citations.ts'

/** How a run answers. */
interface Answer {
  text: string
  citations: readonly Citation[]
  asksForInput?: boolean
  nextStep?: string | undefined
  notFound?: MessageRecord['notFound']
}

/**
 * Ends a run with its answer, of which every mark is verified.
 *
 * @param before what belongs to the same transaction
 * @throws RunEnded
 */
export async function finishRun(
  work: RunWork,
  { text, citations, asksForInput = false, nextStep, notFound = [] }: Answer,
  before: (run: RunRecord) => Promise<void> = async () => {},
): Promise<void> {
  const verifier = new QuoteVerifier(work.workspace.sources)
  const { evidence, withProven } = await verifyMarks(citations, verifier)
  const found = await describeWorkspace(work)
  const inertMarkdown = await loadInertMarkdown()
  const content = inertMarkdown(withProven(text), await foundAddresses(work.run._id)).trim()
  await work.save(async run => {
    await before(run)
    await LiveText.deleteOne({ workspaceId: run.workspaceId })
    await endRun(run, {
      state: 'COMPLETED',
      leaves: asksForInput ? 'WAITING_FOR_INPUT' : 'IDLE',
      message: { content, evidence, notFound, nextStep: nextStep ?? null },
      found,
    })
  })
  verifier.log(String(work.run._id))
}
