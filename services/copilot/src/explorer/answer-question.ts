import { randomBytes } from 'node:crypto'
import { currentAgencyId } from '@coverdesk/kit'
import type { ModelMessage } from 'ai'
import type { ChosenModel } from '../models/language-model.ts'
import { runTurn, type Turn } from '../models/turn/run-turn.ts'
import { TurnFailed } from '../models/turn/turn-failed.ts'
import { ownTurns } from '../runs/engine/own-turns.ts'
import { unlessAborted } from '../runs/engine/unless-aborted.ts'
import { instructionsFor } from '../runs/prompt/instructions.ts'
import { tools as allTools } from '../tools/registry.ts'
import type { ToolContext } from '../tools/tool.ts'
import { callTools } from './call-tools.ts'
import { type GivenAnswer, givenAnswer } from './given-answer.ts'

/** The documents and nothing else: no web, no drafts. */
const tools = [allTools.SEARCH_FILE, allTools.PEEK_FILE, allTools.COMPLETE_TASK]

/** So many turns answer one question at the most. */
const maxTurns = 12

export interface Asked {
  questionId: string
  chosen: ChosenModel
  /** What was said before, and then the question. */
  said(boundary: string): ModelMessage[]
  context: ToolContext
}

/**
 * Answers a question with the engine and the tools of workspaces, in one go.
 *
 * @throws TurnFailed with a sentence for people, or the signal's reason
 */
export async function answerQuestion({ questionId, chosen, said, context }: Asked): Promise<GivenAnswer> {
  const boundary = randomBytes(12).toString('hex')
  const { sources, signal, ownerId } = context
  const system = instructionsFor({ preset: null, instructions: null, sources: [...sources] }, boundary)
  const messages = said(boundary)
  let notice: string | null = null
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const take = () =>
      unlessAborted(signal, () =>
        runTurn({ chosen, system, messages, tools, runId: questionId, ownerId, signal, onText: () => undefined }),
      )
    const turn: Turn = await (chosen.isRules ? ownTurns.take(currentAgencyId(), take) : take())
    notice ??= turn.notice
    const answer = givenAnswer(turn)
    if (answer) return { ...answer, notice }
    messages.push(...(await callTools(turn, { tools, context, boundary })))
  }
  throw new TurnFailed('This took too many steps, so there is no answer. Ask a narrower question.')
}
