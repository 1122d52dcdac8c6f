import type { ToolName } from '../../../tools/tool.ts'
import { searchedBy } from '../../look-ups-done.ts'
import type { Findings } from '../conversation/tool-answers.ts'
import { asText, inWords } from './markdown.ts'

type Failed = Findings['failed']

const placesOf = (failed: Failed): string => inWords([...new Set(failed.map(({ name }) => placeOf(name)))])
const placeOf = (name: ToolName): string => searchedBy(name) ?? 'what you asked for'

/** What couldn’t be searched: nothing is said of what may be there. */
export function couldNotSearch(failed: Failed, unread: readonly string[]): string {
  const reached = failed.length > 0 ? [`I couldn’t reach ${placesOf(failed)}, so I can’t answer yet.`] : []
  const read = unread.length > 0 ? [...unread.map(asText), 'I can’t say whether the answer is in there.'] : []
  return [...reached, ...read].join(' ')
}

/** Of an answer that was found elsewhere. */
export const withoutSearch = (failed: Failed): string =>
  `I couldn’t reach ${placesOf(failed)}, so nothing from there is in this answer.`
