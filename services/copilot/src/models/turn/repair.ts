import type { AssistantModelMessage, ModelMessage, ToolModelMessage } from 'ai'
import type { Answer, SeenCall } from './call-model.ts'

export const isUnusable = ({ calls }: Answer): boolean => calls.some(call => call.error !== undefined)

/** What tells the model which of its calls can’t be done, so that it makes them all again. */
export function repairMessages({ text, calls, finishReason }: Answer): ModelMessage[] {
  const asked: AssistantModelMessage = {
    role: 'assistant',
    content: [
      ...(text ? [{ type: 'text' as const, text }] : []),
      ...calls.map(({ id, name, input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        // Providers take objects only, also where the model wrote something else.
        input: typeof input === 'object' && input !== null ? input : {},
      })),
    ],
  }
  const cutOff = finishReason === 'length' ? 'Your answer was too long and was cut off. ' : ''
  const told: ToolModelMessage = {
    role: 'tool',
    content: calls.map(({ id, name, error }) => ({
      type: 'tool-result',
      toolCallId: id,
      toolName: name,
      output: {
        type: 'error-text',
        value: error
          ? `${cutOff}${messageOf(error)} Make this call again, correctly.`
          : 'This call was not made, because another one beside it was wrong. Make it again.',
      },
    })),
  }
  return [asked, told]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** For people, once the model was told in vain. */
export function unusableSentence(calls: readonly SeenCall[]): string {
  const names = [...new Set(calls.filter(call => call.error !== undefined).map(({ name }) => name))]
  return `The language model used ${names.join(' and ')} in a way that doesn’t work, twice. Ask again, or in other words.`
}
