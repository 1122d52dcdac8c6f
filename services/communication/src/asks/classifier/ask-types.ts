import { askTypes } from '@coverdesk/coverage/port'

export { type AskType, askTypes } from '@coverdesk/coverage/port'

/** What the classifier tells apart. `NONE` asks for nothing: thank-yous, spam, automatic answers, and what surrounds an ask. */
export const sentenceClasses = [...askTypes, 'NONE'] as const
export type SentenceClass = (typeof sentenceClasses)[number]
