import { currentAgencyId } from '@coverdesk/kit'
import { ownTurns } from '../runs/engine/own-turns.ts'
import { runLog } from '../runs/engine/run-log.ts'
import { unlessAborted } from '../runs/engine/unless-aborted.ts'
import { lookAgain } from '../tools/look-again.ts'
import { type Tool, type ToolContext, ToolFailed } from '../tools/tool.ts'
import type { DoneCall, DoneStep, Step } from '../understanding/engine.ts'

interface Around {
  tools: readonly Tool[]
  context: ToolContext
}

/** Makes the calls of a step. A refusal is an outcome, too. */
export async function callTools({ text, calls }: Step, around: Around): Promise<DoneStep> {
  const done: DoneCall[] = []
  for (const call of calls) done.push({ ...call, outcome: await outcomeOf(call.name, call.input, around) })
  return { text, calls: done }
}

async function outcomeOf(name: string, input: unknown, { tools, context }: Around): Promise<DoneCall['outcome']> {
  const tool = tools.find(one => one.name === name)
  const parsed = tool?.input.safeParse(input ?? {})
  if (!tool || !parsed?.success) return { error: parsed?.error?.message ?? 'This tool isn’t available here.' }
  try {
    const run = () => unlessAborted(context.signal, () => tool.run(parsed.data, context))
    const { output } = await lookAgain(tool, context.signal, () => ownTurns.take(currentAgencyId(), run))
    return { output: JSON.stringify(tool.output.parse(output)) }
  } catch (error) {
    context.signal.throwIfAborted()
    if (error instanceof ToolFailed) return { error: error.message }
    runLog().warn({ err: error, tool: name }, 'a tool of the policy explorer failed')
    return { error: 'This didn’t work. Try something else.' }
  }
}
