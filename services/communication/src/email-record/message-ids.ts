/** The domain of ids that we make for mails that have none. */
const madeUpDomain = 'no-message-id.invalid'

/** The id of a mail that has none: made of its bytes, so that the same mail has the same one. */
export const madeUpId = (sha256: string): string => `<${sha256}@${madeUpDomain}>`

export const isMadeUpId = (messageId: string): boolean => messageId.endsWith(`@${madeUpDomain}>`)

const maxIds = 200
const maxLength = 250

/**
 * The ids of Message-ID, In-Reply-To and References, with brackets, in their order and each once. Programs fold them into
 * lines, put commas between them and comments around them.
 */
export const messageIdsIn = (...headers: readonly (string | null | undefined)[]): string[] =>
  [...new Set(headers.flatMap(header => (header ?? '').match(/<[^<>\s]+>/g) ?? []))]
    .filter(id => id.length <= maxLength)
    .slice(-maxIds)
