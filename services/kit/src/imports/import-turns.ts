import { FairTurns } from '../fair-turns.ts'
import { inTurn } from '../jobs/in-turn.ts'
import { currentAgencyId } from '../scope.ts'

/** However many imports an agency has, one of its portions is worked on at once, and the other agencies' come in between. */
const turns = new FairTurns({ total: 2, perKey: 1 })

/** Does one portion of an import when it is the agency's turn, and pauses as `inTurn` does. */
export const inImportTurn = <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  turns.take(currentAgencyId(), () => inTurn(signal, work))
