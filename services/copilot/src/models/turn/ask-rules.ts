import type { LanguageModelV3CallOptions, LanguageModelV3Message } from '@ai-sdk/provider'
import type { ModelMessage } from 'ai'
import type { Tool } from '../../tools/tool.ts'
import { extractiveModel } from '../../understanding/offline/extractive-model.ts'
import type { SeenCall } from './call-model.ts'

interface Question {
  system: string
  messages: readonly ModelMessage[]
  tools: readonly Tool[]
  signal: AbortSignal
  onText(delta: string): void
}

/**
 * One turn of the rules, without the SDK around them: it would take 24 MB of a service that has no model.
 *
 * @returns the tools to be called, with what each is given, or why it can't be
 * @throws the signal's reason
 */
export async function askRules({ system, messages, tools, signal, onText }: Question): Promise<SeenCall[]> {
  const options: LanguageModelV3CallOptions = {
    prompt: [{ role: 'system', content: system }, ...messages.map(asPrompt)],
    tools: tools.map(({ name, description }) => ({ type: 'function', name, description, inputSchema: {} })),
    abortSignal: signal,
  }
  const { stream } = await extractiveModel.doStream(options)
  const calls: SeenCall[] = []
  for await (const part of stream) {
    signal.throwIfAborted()
    if (part.type === 'text-delta') onText(part.delta)
    else if (part.type === 'tool-call') calls.push(seen(part, tools))
  }
  return calls
}

/** Runs write texts, calls and their results, and nothing else. */
function asPrompt({ role, content }: ModelMessage): LanguageModelV3Message {
  const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content
  return { role, content: parts } as LanguageModelV3Message
}

function seen(
  { toolCallId: id, toolName: name, input: json }: { toolCallId: string; toolName: string; input: string },
  tools: readonly Tool[],
): SeenCall {
  const input: unknown = JSON.parse(json)
  const read = tools.find(tool => tool.name === name)?.input.safeParse(input)
  if (read?.success) return { id, name, input: read.data }
  return { id, name, input, error: read?.error ?? new Error(`No tool is named ${name}.`) }
}
