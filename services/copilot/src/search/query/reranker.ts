/** A passage that a reranker may know better about. */
export interface RankedPassage {
  passageId: string
  text: string
  score: number
}

/**
 * The port for embeddings and other models: gives the best passages new scores. None is built in, because small embeddings made
 * search worse than BM25+ alone (design/cara.md §11).
 *
 * @returns one score for each passage, in their order
 */
export type Reranker = (query: string, passages: readonly RankedPassage[]) => Promise<readonly number[]>
