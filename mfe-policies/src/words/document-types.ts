import { formatEnum } from '@coverdesk/design-system'
import { uploadTypes, wordsOf } from './policy-labels'

/** What a document is, also of those types that come from elsewhere than an upload. */
export const documentTypeWords = (type: string): string => wordsOf(uploadTypes, type) ?? formatEnum(type)
