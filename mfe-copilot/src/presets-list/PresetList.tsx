import { ButtonLink, ListScreen, type RowSelection } from '@coverdesk/design-system'
import { Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { CustomPresetRowFragment } from '../generated/documents'
import { newPresetPath, runPresetPath } from '../paths'
import { deletePresets } from './delete-presets'
import { presetOnPhone } from './preset-columns'
import { presetList } from './preset-list'

const rowPath = ({ id }: CustomPresetRowFragment) => runPresetPath(id)

const maxDeleted = 20

/** The agency’s own presets (specification 3 §2). Dialogs open over the list. */
export function PresetList() {
  usePageTitle('Presets')
  const createPath = useListPath(newPresetPath)
  const list = useList(presetList)
  const bulkActions = (chosen: RowSelection) => {
    const presets = chosen.kind === 'some' ? list.rows.filter(({ id }) => chosen.keys.has(id)) : []
    if (presets.length === 0 || presets.length > maxDeleted) return []
    return [{ label: 'Delete', run: () => void deletePresets(presets) }]
  }
  return (
    <ListScreen
      list={list}
      title="Presets"
      description="Create your own templates for Copilot workspaces"
      words={{ one: 'preset' }}
      action={
        <ButtonLink appearance="primary" to={createPath}>
          Create Preset
        </ButtonLink>
      }
      phoneRow={presetOnPhone}
      rowTo={rowPath}
      bulkActions={bulkActions}
      empty={{
        hint: 'Write what Cara should do once, and anyone at your agency can run it.',
        action: <ButtonLink to={createPath}>Create Preset</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters."
    >
      <Outlet />
    </ListScreen>
  )
}
