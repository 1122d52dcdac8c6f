import { pluralize } from '../formats/text'
import type { CommandGroup } from './command-group'

/** What a screen reader says once the person has typed: how much there is to choose from, and what failed. */
export function spokenResult(groups: readonly CommandGroup[], text: string): string {
  if (!text) return ''
  if (groups.some(({ search }) => search?.status === 'searching')) return 'Searching'
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const failed = groups.filter(({ search }) => search?.status === 'failed').map(({ title }) => title)
  const found = count === 0 ? `Nothing matches ${text}` : pluralize(count, 'result')
  return failed.length === 0 ? found : `${found}. ${failed.join(', ')} could not be searched.`
}
