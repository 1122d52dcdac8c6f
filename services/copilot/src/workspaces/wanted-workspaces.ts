import { type Sort, searchFilter } from '@coverdesk/kit'
import type { BuiltInPreset } from '../presets/built-in-presets.ts'
import type { WorkspaceState } from '../runs/records/workspace.model.ts'

/** Within a group the newest come first; the other direction is the same list, read backwards. */
const orders = {
  CLIENT_ASC: { field: 'clientOrder', direction: 1, ties: -1 },
  CLIENT_DESC: { field: 'clientOrder', direction: -1, ties: 1 },
  DATE_ASC: { field: 'updatedAt', direction: 1 },
  DATE_DESC: { field: 'updatedAt', direction: -1 },
  PRESET_ASC: { field: 'presetOrder', direction: 1, ties: -1 },
  PRESET_DESC: { field: 'presetOrder', direction: -1, ties: 1 },
  STATUS_ASC: { field: 'statusOrder', direction: 1, ties: -1 },
  STATUS_DESC: { field: 'statusOrder', direction: -1, ties: 1 },
  USER_ASC: { field: 'userOrder', direction: 1, ties: -1 },
  USER_DESC: { field: 'userOrder', direction: -1, ties: 1 },
} satisfies Record<string, Sort>

interface WorkspaceFilter {
  status?: WorkspaceState | null
  userId?: string | null
  preset?: BuiltInPreset | null
  customPresetId?: string | null
  serviceRequestId?: string | null
  updatedFrom?: Date | null
  updatedBefore?: Date | null
  isArchived?: boolean | null
}

/** Which workspaces a list shows, and in which order. */
export interface WantedWorkspaces {
  search?: string | null
  filter?: WorkspaceFilter | null
  sort?: keyof typeof orders | null
}

export const workspaceOrder = ({ sort }: WantedWorkspaces): Sort => orders[sort ?? 'DATE_DESC']

export function workspaceFilter({ search, filter }: WantedWorkspaces): Record<string, unknown> {
  const { status, userId, preset, customPresetId, serviceRequestId, updatedFrom, updatedBefore } = filter ?? {}
  const named = Object.entries({ state: status, userId, preset, customPresetId, serviceRequestId })
  const wanted = [
    { isArchived: filter?.isArchived ?? false },
    ...named.flatMap(([field, value]) => (value ? [{ [field]: value }] : [])),
    updatedFrom ? { updatedAt: { $gte: updatedFrom } } : {},
    updatedBefore ? { updatedAt: { $lt: updatedBefore } } : {},
    searchFilter('words', search),
  ].filter(condition => Object.keys(condition).length > 0)
  return { $and: wanted }
}
