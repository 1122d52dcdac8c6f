import { formatEnum, formatNames } from '@coverdesk/design-system'

/** What is to be insured, as people read it. */
export const insuranceNames = (types: readonly string[]): string =>
  types.length === 0 ? 'Nothing selected' : formatNames(types.map(formatEnum))
