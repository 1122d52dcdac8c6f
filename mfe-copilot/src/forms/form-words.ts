import type { BadgeTone } from '@coverdesk/design-system'
import type { FormSlotFragment } from '../generated/documents'

type State = FormSlotFragment['state']

export const formStateNames: Readonly<Record<State, string>> = {
  NO_FORM: 'No form',
  NEEDS_MAPPING: 'Needs mapping',
  READY: 'Ready',
}

export const formStateTones: Readonly<Record<State, BadgeTone>> = {
  NO_FORM: 'neutral',
  NEEDS_MAPPING: 'amber',
  READY: 'green',
}
