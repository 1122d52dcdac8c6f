/** The kinds of type that every computer, and the PDF, has. `didone` has strong contrast, as on title pages. */
export type Typeface = 'serif' | 'didone' | 'sans' | 'mono'

/** How one kind of heading is set. */
export interface HeadingType {
  /** In points. */
  size: number
  weight: 'regular' | 'bold'
  /** Between letters, in em. */
  tracking: number
  isUppercase: boolean
  isItalic: boolean
  align: 'start' | 'center'
  /** A line under it: none, hair-thin, or heavy. */
  rule: 'none' | 'hair' | 'heavy'
}

/**
 * The tokens of a base style. HTML and PDF are rendered from the same ones, so nothing in them belongs to either: lengths
 * are points, colors are hexadecimal.
 */
export interface Design {
  colors: {
    paper: string
    text: string
    /** Dates, captions, sources. */
    quiet: string
    /** Headings, marks and what carries the style. */
    accent: string
    line: string
    /** Behind table headers, callouts and first pages. */
    tint: string
  }
  faces: { body: Typeface; heading: Typeface; label: Typeface }
  body: {
    /** In points. */
    size: number
    /** The height of a line, in em. */
    leading: number
    /** Between paragraphs, in points. */
    gap: number
    isJustified: boolean
  }
  page: {
    /** At the sides of a printed page, in points. */
    margin: number
    /** Before everything but headings, in points: headings hang in it. */
    indent: number
  }
  title: HeadingType
  /** Levels 1 to 3. */
  headings: readonly [HeadingType, HeadingType, HeadingType]
  /** Headings are numbered: 1, 1.1. */
  isNumbered: boolean
  /** In points, before and after a heading of level 1; deeper levels have less before them. */
  headingGap: { before: number; after: number }
  /**
   * `letterhead`: the agency over a double line. `open`: a large title and white space. `card`: a tinted card that greets the
   * reader. `cover`: a page of its own. `record`: a table of facts and the contents. `none`: the title alone.
   */
  firstPage: 'letterhead' | 'open' | 'card' | 'cover' | 'record' | 'none'
  table: {
    /** Which lines it has: around the header and at the end, under rows, around cells, or only tinted rows. */
    lines: 'book' | 'rows' | 'grid' | 'stripes'
    /** In points. */
    size: number
    padding: { x: number; y: number }
    header: 'bold' | 'quiet' | 'caps' | 'tinted'
  }
  /** Framed; with a bar at its side; a rounded tint; between two lines; or with its label in a column. */
  callout: 'frame' | 'bar' | 'tint' | 'between' | 'labeled'
  /** Indented italics; a bar; a large quotation mark; centered; or set as typed text. */
  quote: 'indent' | 'bar' | 'mark' | 'center' | 'typed'
}
