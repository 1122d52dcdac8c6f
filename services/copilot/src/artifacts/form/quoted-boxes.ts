/** A quote of a document, and where it is on its page. */
export interface QuotedBoxes {
  sourceId: string
  name: string
  page: number
  quote: string
  boxes: { x: number; y: number; width: number; height: number }[]
}
