import { currentAgencyId } from '@coverdesk/kit'
import type { ModelMessage } from 'ai'
import type { Turn } from '../models/turn/run-turn.ts'
import { ownTurns } from '../runs/engine/own-turns.ts'
import { runLog } from '../runs/engine/run-log.ts'
import { unlessAborted } from '../runs/engine/unless-aborted.ts'
import { untrustedBlock } from '../runs/prompt/untrusted-block.ts'
import { type Tool, type ToolContext, ToolFailed } from '../tools/tool.ts'

interface Around {
  tools: readonly Tool[]
  context: ToolContext
  /** Around what strangers wrote. */
  boundary: string
}

/** Makes the calls of a turn, and returns the calls and their results as messages for the model. A refusal is a result, too. */
export async function callTools({ text, calls }: Turn, around: Around): Promise<ModelMessage[]> {
  const asked: ModelMessage = {
    role: 'assistant',
    content: [
      ...(text.trim() ? [{ type: 'text' as const, text }] : []),
      ...calls.map(({ id, name, input }) => ({
        ...{ type: 'tool-call' as const, toolCallId: id, toolName: name },
        input: input ?? {},
      })),
    ],
  }
  const results = []
  for (const { id, name, input } of calls) {
    const output = await outputOf(name, input, around)
    results.push({ type: 'tool-result' as const, toolCallId: id, toolName: name, output })
  }
  return [asked, { role: 'tool', content: results }]
}

async function outputOf(name: string, input: unknown, { tools, context, boundary }: Around) {
  const failed = (value: string) => ({ type: 'error-text' as const, value })
  const tool = tools.find(one => one.name === name)
  const parsed = tool?.input.safeParse(input ?? {})
  if (!tool || !parsed?.success) return failed(parsed?.error?.message ?? 'This tool isn’t available here.')
  try {
    const run = () => unlessAborted(context.signal, () => tool.run(parsed.data, context))
    const { output } = await ownTurns.take(currentAgencyId(), run)
    const json = JSON.stringify(tool.output.parse(output))
    return { type: 'text' as const, value: untrustedBlock(json, boundary) }
  } catch (error) {
    context.signal.throwIfAborted()
    if (error instanceof ToolFailed) return failed(error.message)
    runLog().warn({ err: error, tool: name }, 'a tool of the policy explorer failed')
    return failed('This didn’t work. Try something else.')
  }
}
