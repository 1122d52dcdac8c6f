/** A passage in the index. */
export interface PassagePlace {
  fileId: string
  /** See `passageNumber`. */
  number: number
}

/** Which passages have a term, by their places in the segment and rising, and how much it says about each. */
export interface Postings {
  passages: number[]
  impacts: number[]
}

/** A segment of the inverted index, unpacked. */
export interface SegmentContent {
  /** Those of a file follow each other. */
  passages: PassagePlace[]
  terms: Map<string, Postings>
}

export function addPosting(terms: SegmentContent['terms'], term: string, passage: number, impact: number): void {
  const postings = terms.get(term)
  if (!postings) {
    terms.set(term, { passages: [passage], impacts: [impact] })
    return
  }
  postings.passages.push(passage)
  postings.impacts.push(impact)
}
