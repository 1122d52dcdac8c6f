import { operatorModel } from '../models/language-model.ts'
import { monthlyLimitReached } from '../models/usage/monthly-limit.ts'
import type { CaraSettingsRecord } from './records/cara-settings.model.ts'
import { findCaraSettings } from './records/find-settings.ts'

/** Why no run may begin any more this month, as a sentence; null while there is something left. Rules take nothing. */
export async function limitReached(settings?: CaraSettingsRecord): Promise<string | null> {
  const { model, monthlyLimit } = settings ?? (await findCaraSettings())
  if (!model && !operatorModel()) return null
  const { cost, tokens } = monthlyLimit
  return monthlyLimitReached({ dollars: cost === null ? null : cost / 100, tokens })
}
