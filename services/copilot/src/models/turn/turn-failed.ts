/** A turn that ended without an answer, as a sentence for people. */
export class TurnFailed extends Error {
  override name = 'TurnFailed'
}
