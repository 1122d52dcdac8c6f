import type { Tool } from '../../tools/tool.ts'
import type { Engine } from '../../understanding/engine.ts'

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
  chooseEngine(): Promise<Engine>
  toolsFor(preset: string | null): Promise<readonly Tool[]>
  /** Why no run may begin, as a sentence for people. By default every run may. */
  whyNot?(): Promise<string | null>
  /** By default those of the design, §5. */
  limits?: Partial<RunLimits>
}

export const usualLimits: RunLimits = { steps: 40, activeMs: 15 * 60_000, tokens: 600_000 }
