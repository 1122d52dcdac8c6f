import type { Findings } from '../../conversation/tool-answers.ts'

/** Whether a question names someone whom the agency insures, or a contact of theirs. */
export const namesClient = ({ named }: Findings): boolean =>
  named.some(({ kind }) => kind === 'ACCOUNT' || kind === 'CONTACT')
