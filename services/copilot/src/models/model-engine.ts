import type { Engine } from '../understanding/engine.ts'
import type { ChosenModel } from './language-model.ts'
import { promptOf } from './prompt/prompt-of.ts'
import { runTurn } from './turn/run-turn.ts'

/** A language model behind the port. @param other takes a step that the model isn’t available for */
export const modelEngine = (chosen: ChosenModel, other: Engine): Engine => ({
  name: chosen.name,
  isLocal: false,
  next: (state, following) =>
    runTurn({
      ...{ chosen, tools: state.tools, runId: state.runId, ownerId: state.ownerId },
      ...promptOf(state),
      ...following,
      fallBack: ({ signal, onText }) => other.next(state, { signal, onText }),
    }),
})
