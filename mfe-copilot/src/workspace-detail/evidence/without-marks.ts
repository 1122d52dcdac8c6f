const mark = /[ \t]*\[\d{1,3}\](?![(\d])/g

/** A text without the marks of its evidence: for other programs, and while its evidence isn’t there yet. */
export const withoutMarks = (text: string): string => text.replace(mark, '')
