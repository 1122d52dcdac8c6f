import type { HomeFavoritesFragment } from '../generated/documents'

type CustomPreset = HomeFavoritesFragment['customPresets'][number]

export const customPreset = (preset: Partial<CustomPreset> & Pick<CustomPreset, 'id' | 'title'>): CustomPreset => ({
  __typename: 'CustomPreset',
  description: 'Writes the renewal letter for a marina.',
  isDeleted: false,
  ...preset,
})

interface Chosen {
  presets?: string[]
  customPresets?: (Partial<CustomPreset> & Pick<CustomPreset, 'id' | 'title'>)[]
  chosenAt?: string | null
}

/** Chosen, unless said otherwise. */
export const favorites = ({
  presets = [],
  customPresets = [],
  chosenAt = '2026-11-20T10:00:00.000Z',
}: Chosen): HomeFavoritesFragment => ({
  __typename: 'FavoritePresets',
  presets,
  customPresets: customPresets.map(customPreset),
  chosenAt,
})

/** The answer of `HomePresets`. */
export const homePresets = (chosen: Chosen) => ({
  agencyUser: {
    __typename: 'AgencyUser',
    id: 'user-1',
    preferences: { __typename: 'AgencyUserPreferences', favoritePresets: favorites(chosen) },
  },
})
