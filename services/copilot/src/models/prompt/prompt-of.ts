import type { ModelMessage } from 'ai'
import type { ConversationState, DoneCall, DoneStep, SaidMessage } from '../../understanding/engine.ts'
import { taskOf } from '../../understanding/preset-task.ts'
import { instructionsFor } from './instructions.ts'
import { untrustedBlock } from './untrusted-block.ts'

/** A conversation as a model reads it: what was said, and what was done since the message that is answered. */
export function promptOf(state: ConversationState): { system: string; messages: ModelMessage[] } {
  const { boundary, requestText, steps } = state
  const task = taskOf(state)
  const messages = state.messages.map(message => modelMessage(message, { task, boundary }))
  const first = messages.find(({ role }) => role === 'user')
  if (first && requestText)
    first.content = `${untrustedBlock(`Service request\n${requestText}`, boundary)}\n\n${first.content}`
  return {
    system: instructionsFor(state),
    messages: [...messages, ...steps.flatMap(step => stepMessages(step, boundary))],
  }
}

/** @param around.task what to do where a message says nothing */
function modelMessage(
  { role, text, quoted, attached }: SaidMessage,
  { task, boundary }: { task: string; boundary: string },
): ModelMessage {
  if (role === 'AGENT') return { role: 'assistant', content: untrustedBlock(text, boundary) }
  const files = attached.length > 0 ? `Attached: ${attached.join(', ')}` : ''
  const strangers = [quoted && `Quoted by the person:\n${quoted}`, files].filter(Boolean)
  const blocks = strangers.map(one => `\n\n${untrustedBlock(one, boundary)}`).join('')
  return { role: 'user', content: `${text || task}${blocks}` }
}

function stepMessages({ text, calls }: DoneStep, boundary: string): ModelMessage[] {
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
  if (calls.length === 0) return [asked]
  const answered: ModelMessage = {
    role: 'tool',
    content: calls.map(({ id, name, outcome }) => ({
      ...{ type: 'tool-result' as const, toolCallId: id, toolName: name },
      output: resultOf(outcome, boundary),
    })),
  }
  return [asked, answered]
}

const resultOf = (outcome: DoneCall['outcome'], boundary: string) =>
  'output' in outcome
    ? { type: 'text' as const, value: untrustedBlock(outcome.output, boundary) }
    : { type: 'error-text' as const, value: outcome.error }
