import type { HomeFavoritesFragment } from '../generated/documents'
import { type BuiltInPreset, builtInPresets } from '../presets/built-in-presets'

/** What the home page offers to begin with. */
export interface ShownPresets {
  builtIn: readonly BuiltInPreset[]
  custom: readonly { id: string; title: string; description: string }[]
}

export const presetsWithCard = builtInPresets.filter(({ hasCard }) => hasCard)

/** Without saved favorites all built-in presets show (specification 3 §2); so they do while the favorites can’t be had. */
export function shownPresets(favorites: HomeFavoritesFragment | undefined): ShownPresets {
  if (!favorites?.chosenAt) return { builtIn: presetsWithCard, custom: [] }
  return {
    builtIn: presetsWithCard.filter(({ id }) => favorites.presets.includes(id)),
    custom: favorites.customPresets.filter(({ isDeleted }) => !isDeleted),
  }
}
