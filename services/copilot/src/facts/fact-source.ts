import type { Fact } from '@coverdesk/coverage'
import type { Page } from '../reading/page.ts'
import type { Claim } from './claim.ts'

/** A document whose pages are read. */
export interface SourceDocument {
  name: string
  pages: readonly Page[]
}

/**
 * Finds what a document states: the rules do, and a model can. What it claims passes the verifier before anyone sees it, whoever
 * it is; a claim whose quote isn't on its page is dropped.
 */
export interface FactSource {
  method: Fact['method']
  claims: (document: SourceDocument) => readonly Claim[] | Promise<readonly Claim[]>
}
