import type { Fact } from '@coverdesk/coverage'
import type { Logger } from '@coverdesk/kit'
import type { FactSource, SourceDocument } from './fact-source.ts'
import { factsOfClaims } from './facts-of-claims.ts'
import { logRejected } from './log-rejected.ts'

/** The facts of a document as a source finds them, a model for example. What its quotes don't prove is dropped and counted in the log. */
export async function factsFromSource(source: FactSource, document: SourceDocument, log: Logger): Promise<Fact[]> {
  const { facts, rejected } = factsOfClaims(document, await source.claims(document), source.method)
  logRejected(log, source.method, rejected)
  return facts
}
