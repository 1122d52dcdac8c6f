import { runMutation, toast, useQuery } from '@coverdesk/plugin-sdk'
import { useRef, useState } from 'react'
import { ChooseHomePresetsDocument, HomePresetsDocument } from '../generated/documents'
import { presetsWithCard, shownPresets } from './shown-presets'

/** Which presets the person sees at home. */
export interface Favorites {
  presets: readonly string[]
  customPresetIds: readonly string[]
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]

/** The favorites, and how to change them: each change shows at once, and is undone where it can’t be saved. */
export function useFavorites() {
  const query = useQuery(HomePresetsDocument, {})
  const [chosen, setChosen] = useState<Favorites>()
  const sending = useRef(Promise.resolve())
  const saved = query.status === 'loaded' ? query.data.agencyUser?.preferences.favoritePresets : undefined
  const stored = {
    presets: saved?.chosenAt ? saved.presets : presetsWithCard.map(({ id }) => id),
    customPresetIds: shownPresets(saved).custom.map(({ id }) => id),
  }
  const favorites: Favorites = chosen ?? stored

  /** One after the other: the last one counts. */
  const save = (next: Favorites) => {
    setChosen(next)
    const input = { presets: [...next.presets], customPresetIds: [...next.customPresetIds] }
    sending.current = sending.current.then(async () => {
      const result = await runMutation(ChooseHomePresetsDocument, { input })
      if (result.ok) return
      setChosen(undefined)
      toast(result.failure.message, { tone: 'error' })
    })
    return sending.current
  }
  return {
    query,
    favorites,
    save: () => save(favorites),
    toggle: (preset: string) => save({ ...favorites, presets: toggled(favorites.presets, preset) }),
    toggleCustom: (id: string) => save({ ...favorites, customPresetIds: toggled(favorites.customPresetIds, id) }),
  }
}
