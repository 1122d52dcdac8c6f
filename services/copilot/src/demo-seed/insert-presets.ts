import { insertMissing } from '@coverdesk/kit'
import { CustomPreset } from '../presets/custom-preset.model.ts'
import { listFields } from '../presets/custom-preset.rules.ts'
import { daysAgo, demoId, demoUserId } from './demo-agency.ts'
import type { DemoWorld } from './demo-workspace.ts'

/** The custom presets of an agency. Within its scope. */
export async function insertPresets({ agency, presets }: DemoWorld): Promise<void> {
  const records = presets.map(({ creator, daysAgo: days, ...preset }, number) => {
    const creatorName = agency.people[creator] ?? ''
    const createdAt = daysAgo(days)
    return {
      ...{ _id: demoId(agency, 'b2', number), ...preset, createdBy: demoUserId(agency, creator), creatorName },
      ...listFields(preset.title, preset.description, creatorName),
      ...{ createdAt, updatedAt: createdAt },
    }
  })
  await insertMissing(CustomPreset, records)
}
