import { randomBytes } from 'node:crypto'
import { currentAgencyId } from '@coverdesk/kit'
import { TurnFailed } from '../models/turn/turn-failed.ts'
import { ownTurns } from '../runs/engine/own-turns.ts'
import { unlessAborted } from '../runs/engine/unless-aborted.ts'
import { tools as allTools } from '../tools/registry.ts'
import type { ToolContext } from '../tools/tool.ts'
import type { ConversationState, DoneStep, Engine, SaidMessage } from '../understanding/engine.ts'
import { callTools } from './call-tools.ts'
import { type GivenAnswer, givenAnswer } from './given-answer.ts'

/** The documents and nothing else: no web, no drafts. */
const tools = [allTools.SEARCH_FILE, allTools.PEEK_FILE, allTools.COMPLETE_TASK]

/** Steps that one question may take. */
const maxSteps = 12

export interface Asked {
  questionId: string
  engine: Engine
  /** What was said before, and then the question. */
  messages: readonly SaidMessage[]
  context: ToolContext
}

/**
 * Answers a question with the engine and the tools of workspaces, in one go.
 *
 * @throws TurnFailed with a sentence for people, or the signal's reason
 */
export async function answerQuestion({
  questionId,
  engine,
  messages,
  context,
}: Asked): Promise<GivenAnswer & { steps: readonly DoneStep[] }> {
  const { sources, signal, ownerId } = context
  const steps: DoneStep[] = []
  const state: ConversationState = {
    ...{ messages, sources, tools, steps, ownerId },
    ...{ requestText: null, clientName: null, preset: null, instructions: null, runId: questionId },
    boundary: randomBytes(12).toString('hex'),
  }
  let notice: string | null = null
  while (steps.length < maxSteps) {
    const take = () => unlessAborted(signal, () => engine.next(state, { signal, onText: () => undefined }))
    const step = await (engine.isLocal ? ownTurns.take(currentAgencyId(), take) : take())
    notice ??= step.notice
    const answer = givenAnswer(step)
    if (answer) return { ...answer, notice, steps }
    steps.push(await callTools(step, { tools, context }))
  }
  throw new TurnFailed('This took too many steps, so there is no answer. Ask a narrower question.')
}
