import type { Step } from '../../understanding/engine.ts'
import type { PlannedCall } from '../plans/playbook.ts'

/** A turn of a playbook, as a model would take it. */
export const turnOf = (text: string, calls: readonly PlannedCall[]): Step => ({
  text,
  calls: calls.map(({ name, input }, place) => ({ id: `playbook_${place + 1}`, name, input })),
  usage: { inputTokens: 0, outputTokens: 0, cachedTokens: 0 },
  ...{ fellBack: false, notice: null },
})
