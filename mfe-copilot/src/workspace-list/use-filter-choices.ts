import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { useMemo } from 'react'
import { CaraPresetChoicesDocument, CaraWorkspaceUsersDocument } from '../generated/documents'
import { builtInPresets } from '../presets/built-in-presets'
import { me } from './workspace-list'

/** Whose workspaces the list can be narrowed to, oneself first, and to which presets, the built-in ones first. */
export function useFilterChoices() {
  const { user: reader } = useSession()
  const users = useQuery(CaraWorkspaceUsersDocument, {})
  const presets = useQuery(CaraPresetChoicesDocument, {})
  const colleagues = users.status === 'loaded' ? users.data.agencyUsers : undefined
  const custom = presets.status === 'loaded' ? presets.data.customPresets?.items : undefined
  return useMemo(
    () => ({
      user: [
        { value: me, label: 'Me' },
        ...(colleagues ?? [])
          .filter(({ id }) => id !== reader.id)
          .map(({ id, name, email }) => ({ value: id, label: name || email || 'Unnamed user' })),
      ],
      preset: [
        ...builtInPresets.map(({ id, name }) => ({ value: id, label: name })),
        ...(custom ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ],
    }),
    [colleagues, custom, reader.id],
  )
}
