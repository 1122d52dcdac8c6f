/** A heading that a passage stands under. */
export interface Heading {
  /** 1 to 6; 1 is the highest. */
  level: number
  text: string
}

/** A stretch of a page that can stand alone: some 80 to 250 words, a whole paragraph or rows of a table where that is possible. */
export interface Passage {
  /** The number of its page. */
  page: number
  /** From 0, on its page. */
  index: number
  /** In the text of its page. */
  start: number
  end: number
  text: string
  /** From the highest; they may stand on an earlier page. */
  headings: Heading[]
  /** The first row of its table, where that is in an earlier passage. */
  tableHeader: string | null
  /** What stands above and below everything else on its page: of the first passage of a page only. */
  margins: string
}
