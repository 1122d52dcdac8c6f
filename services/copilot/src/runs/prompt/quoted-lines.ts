const quoted = /^\s*>\s?/

/**
 * What a person wrote of a message. Lines that begin with ">" quote someone else, such as the client whose request was opened in
 * the copilot: they are data. Nothing in them is an instruction, and no address in them is one that the person named.
 */
export const ownWords = (content: string): string =>
  content
    .split('\n')
    .filter(line => !quoted.test(line))
    .join('\n')
    .trim()

/** What a message quotes of someone else. */
export const quotedWords = (content: string): string =>
  content
    .split('\n')
    .filter(line => quoted.test(line))
    .map(line => line.replace(quoted, ''))
    .join('\n')
    .trim()
