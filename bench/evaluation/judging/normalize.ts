/** For comparing texts: line breaks, spaces, hyphens at line ends and kinds of quotation marks don't count. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/-\s*\n\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Letters and digits alone, in lower case. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
