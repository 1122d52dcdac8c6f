import { insertMissing } from '@coverdesk/kit'
import type { BaseStyleId } from '../styles/designs/base-styles.ts'
import { Style } from '../styles/records/style.model.ts'
import { listFields } from '../styles/records/style.rules.ts'
import { type DemoAgency, daysAgo, demoId, demoUserId } from './demo-agency.ts'

interface DemoStyle {
  title: string
  description: string
  baseStyleId: BaseStyleId
  creator: number
  daysAgo: number
}

export const harborPointStyles: readonly DemoStyle[] = [
  {
    ...{ title: 'Client Letters', description: 'Reviews and summaries for business clients.' },
    ...{ baseStyleId: 'builtin:classic-professional', creator: 0, daysAgo: 60 },
  },
  {
    ...{ title: 'Household Proposals', description: 'Quote proposals for families and individuals.' },
    ...{ baseStyleId: 'builtin:warm-human', creator: 3, daysAgo: 12 },
  },
]

export const canaryStyles: readonly DemoStyle[] = [
  {
    ...{ title: 'CANARY_B Style', description: 'CANARY_B Style of another agency.' },
    ...{ baseStyleId: 'builtin:technical-structured', creator: 0, daysAgo: 5 },
  },
]

/** The document styles of an agency. Within its scope. */
export async function insertStyles(agency: DemoAgency, styles: readonly DemoStyle[]): Promise<void> {
  const records = styles.map(({ creator, daysAgo: days, ...style }, number) => {
    const creatorName = agency.people[creator] ?? ''
    const createdAt = daysAgo(days)
    return {
      ...{ _id: demoId(agency, 'b6', number), ...style, createdBy: demoUserId(agency, creator), creatorName },
      ...listFields(style.title, style.description, creatorName),
      ...{ createdAt, updatedAt: createdAt },
    }
  })
  await insertMissing(Style, records)
}
