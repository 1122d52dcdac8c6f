/** Where a stranger puts an instruction. */
export const channels = ['document', 'comment', 'mail', 'knowledge', 'fileName', 'record'] as const
export type Channel = (typeof channels)[number]

/** An instruction that a stranger has hidden where Cara reads. */
export interface Attack {
  channel: Channel
  /** What it wants, for the list of those that succeeded. */
  goal: string
  /** In the notation that the obedient model understands: `TOOL {arguments}`, and `«what to write»`. */
  instruction: string
}
