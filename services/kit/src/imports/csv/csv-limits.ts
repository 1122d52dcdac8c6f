/** Rows of one file, without its headings. */
export const maxRows = 50_000
/** Spreadsheets save some empty rows below a list; a file of nothing else is none. */
export const maxBlankRows = 10_000
export const maxColumns = 100
/** All cells of one row together, in bytes of UTF-8. A quote that is never closed makes a longer one. */
export const maxRowBytes = 20_000
/** How much of a file is parsed at once, in bytes. Any row within the limits is shorter, also with each of its quotes doubled. */
export const windowBytes = 64 * 1024
/** Rows of one file with a quote that is never closed. A file with more of them was not written as CSV. */
export const maxOpenQuotes = 100
