import { currentAgencyId } from '@coverdesk/kit'
import { addressesIn } from '../../tools/drafts/addresses-in.ts'
import { lookAgain } from '../../tools/look-again.ts'
import { type Tool, type ToolContext, ToolFailed, type ToolOutcome } from '../../tools/tool.ts'
import { ownWords } from '../prompt/quoted-lines.ts'
import { Message } from '../records/message.model.ts'
import { ownTurns } from './own-turns.ts'
import { runLog } from './run-log.ts'
import type { RunWork } from './run-work.ts'
import type { CallEnd } from './settle-call.ts'
import { unlessAborted } from './unless-aborted.ts'
import { QuoteVerifier } from './verify-citations.ts'
import { verifyDraft } from './verify-draft.ts'

const usualTimeout = 30_000

/** Lets a tool do its work, within its time. Its failures are an outcome. @throws the signal's reason */
export async function useTool(work: RunWork, tool: Tool, input: unknown): Promise<CallEnd> {
  try {
    const use = () => ownTurns.take(currentAgencyId(), () => inTime(work, tool, input))
    const { output, draft } = await lookAgain(tool, work.signal, use)
    const json = JSON.stringify(tool.output.parse(output))
    if (!draft) return { state: 'DONE', output: json }
    const verifier = new QuoteVerifier(work.workspace.sources)
    const verified = await verifyDraft(draft, verifier)
    verifier.log(String(work.run._id))
    return { state: 'DONE', output: json, draft: verified }
  } catch (error) {
    work.signal.throwIfAborted()
    if (error instanceof ToolFailed) return { state: 'FAILED', error: error.message }
    if (error instanceof OutOfTime) return { state: 'FAILED', error: 'This took too long, so it was given up.' }
    runLog().warn({ err: error, tool: tool.name, run: String(work.run._id) }, 'a tool failed')
    return { state: 'FAILED', error: 'This didn’t work. Try something else.' }
  }
}

class OutOfTime extends Error {}

async function inTime(work: RunWork, tool: Tool, input: unknown): Promise<ToolOutcome<unknown>> {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(new OutOfTime()), tool.timeoutMs ?? usualTimeout)
  const signal = AbortSignal.any([work.signal, clock.signal])
  try {
    const context = await contextOf(work, signal)
    return await unlessAborted(signal, () => tool.run(input, context))
  } finally {
    clearTimeout(timer)
  }
}

/** Words and addresses count where people have written them themselves, not where they quote someone, or Cara or a document has. */
async function contextOf({ workspace }: RunWork, signal: AbortSignal): Promise<ToolContext> {
  const said = await Message.find({ workspaceId: workspace._id, role: 'USER' }, { content: 1 })
    .sort({ number: -1 })
    .limit(50)
    .lean()
  const messages = said.map(({ content }) => ownWords(content))
  const addresses = [...new Set(messages.flatMap(addressesIn))]
  return {
    workspaceId: String(workspace._id),
    ownerId: workspace.userId,
    sources: workspace.sources,
    addresses,
    messages: messages.reverse(),
    requestId: workspace.serviceRequestId,
    signal,
  }
}
