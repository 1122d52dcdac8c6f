import type { ChosenModel } from '../../models/language-model.ts'
import type { Turn, TurnInput } from '../../models/turn/run-turn.ts'
import type { Tool } from '../../tools/tool.ts'

/** How much a run may take. */
export interface RunLimits {
  /** Turns of the model and calls of tools. */
  steps: number
  activeMs: number
  /** Input and output together. */
  tokens: number
}

/** What does the work of runs. */
export interface RunPorts {
  chooseModel(): Promise<ChosenModel>
  runTurn(input: TurnInput): Promise<Turn>
  toolsFor(preset: string | null): Promise<readonly Tool[]>
  /** Why no run may begin, as a sentence for people. By default every run may. */
  whyNot?(): Promise<string | null>
  /** By default those of the design, §5. */
  limits?: Partial<RunLimits>
}

export const usualLimits: RunLimits = { steps: 40, activeMs: 15 * 60_000, tokens: 600_000 }
