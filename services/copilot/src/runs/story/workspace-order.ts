import { fold, searchWords } from '@coverdesk/kit'
import { presetNames } from '../../presets/built-in-presets.ts'
import type { WorkspaceRecord, WorkspaceState } from '../records/workspace.model.ts'

/** As lists group them (specification 3 §4). */
const statusOrder: Record<WorkspaceState, number> = { CREATED: 1, WAITING_FOR_INPUT: 2, WORKING: 3, IDLE: 4 }

/** After every letter: what has no value comes last (specification 3 §4). */
const last = '\uffff'

type Named = Pick<WorkspaceRecord, 'state' | 'title' | 'clientName' | 'keywords' | 'userName' | 'preset'> & {
  customPresetId: string | null
}

/** What lists are sorted and searched by. @param customTitle of the custom preset, where there is one */
export const listFields = (
  { state, title, clientName, keywords, userName, preset }: Named,
  customTitle: string | null = null,
) => ({
  ...changingFields({ state, title, clientName, keywords, userName }),
  presetOrder: fold(preset ? presetNames[preset] : (customTitle ?? '')) || last,
})

/** The same without what never changes. */
export const changingFields = ({
  state,
  title,
  clientName,
  keywords,
  userName,
}: Pick<Named, 'state' | 'title' | 'clientName' | 'keywords' | 'userName'>) => ({
  statusOrder: statusOrder[state],
  clientOrder: fold(clientName ?? '') || last,
  userOrder: fold(userName) || last,
  words: searchWords(title, clientName, keywords.join(' '), userName),
})
