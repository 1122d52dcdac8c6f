import type { CustomPresetRecord } from './custom-preset.model.ts'

/** As a query answers it, for a client that merges its change with this one. */
export const presentCustomPreset = (preset: CustomPresetRecord) => {
  const { _id, version, title, description, basePrompt, allowFileUpload, createdAt, updatedAt } = preset
  return {
    __typename: 'CustomPreset',
    id: String(_id),
    ...{ version, title, description, basePrompt, allowFileUpload, createdAt, updatedAt },
  }
}
