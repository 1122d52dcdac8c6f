import { FairTurns } from '@coverdesk/kit'

/**
 * What this machine does itself, tools and turns without a model, for a few runs at once: agencies take turns. Turns of a model
 * wait for others, and need none of it.
 */
export const ownTurns = new FairTurns({ total: 4, perKey: 3 })
