import type { PlainCommand } from './command.ts'

/** Ended sessions are forgotten with all that are not used any more, after their timeout. */
export const endSessionsCommand: PlainCommand = { kind: 'plain', known: [], run: () => ({ ok: 1 }) }
