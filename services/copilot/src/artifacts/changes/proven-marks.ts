import { validationFailed } from '@coverdesk/kit'
import { withoutMarks } from '../../tools/marks.ts'
import type { ArtifactContent } from '../artifact-content.ts'

/** Evidence stays at its marks; a mark that someone makes up would prove nothing. @throws VALIDATION_FAILED at the field */
export function refuseUnprovenMarks(text: string, { evidence = [] }: ArtifactContent, path: string): void {
  const proven = new Set(evidence.map(({ mark }) => mark))
  let unproven: number | undefined
  withoutMarks(text, mark => {
    if (!proven.has(mark)) unproven ??= mark
    return false
  })
  if (unproven === undefined) return
  throw validationFailed([{ path, message: `There is no evidence ${unproven}. Remove the mark [${unproven}].` }])
}
