import { z } from 'zod'
import type { Tool } from './tool.ts'

const input = z.object({
  thought: z.string().trim().min(1).max(4_000).describe('What you are considering, in a few plain sentences.'),
})
const output = z.object({ isNoted: z.literal(true) })

/** A note that people can read in the log of a run. */
export const think: Tool<z.output<typeof input>, z.output<typeof output>> = {
  name: 'THINK',
  description:
    'Writes down a short note about what you are doing and why. People read these notes while you work. It looks nothing up and ' +
    'changes nothing. Use it before a step that isn’t obvious.',
  tier: 'READ',
  input,
  output,
  run: async () => ({ output: { isNoted: true } }),
}
