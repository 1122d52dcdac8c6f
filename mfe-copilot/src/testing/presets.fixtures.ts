import type {
  CustomPresetProfileFragment,
  CustomPresetsQuery,
  CustomPresetsQueryVariables,
} from '../generated/documents'

/** A preset of Maya that takes files. */
export const customPreset = (
  index: number,
  more: Partial<CustomPresetProfileFragment> = {},
): CustomPresetProfileFragment => ({
  __typename: 'CustomPreset',
  id: `p${index + 1}`,
  version: 1,
  title: `Renewal Review ${index + 1}`,
  description: 'Compares the renewal with the expiring policy and lists what changed.',
  basePrompt: 'List every limit, deductible and premium that changed, with the page of both documents.',
  allowFileUpload: true,
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:05:00Z',
  createdBy: { __typename: 'AgencyUser', id: 'user-1', name: 'Maya Reyes' },
  ...more,
})

export const customPresets = (count: number) => Array.from({ length: count }, (_, index) => customPreset(index))

/** Answers page by page, as the server does. */
export const answerPresets =
  (presets: readonly CustomPresetProfileFragment[]) =>
  ({ search, first, after }: CustomPresetsQueryVariables): CustomPresetsQuery => {
    const found = presets.filter(({ title }) => title.toLowerCase().includes(search?.toLowerCase() ?? ''))
    const begin = Number(after ?? 0)
    const end = begin + (first ?? 50)
    return {
      __typename: 'Query',
      customPresets: {
        __typename: 'CustomPresetPage',
        items: found.slice(begin, end),
        total: found.length,
        endCursor: end < found.length ? String(end) : null,
      },
    }
  }
