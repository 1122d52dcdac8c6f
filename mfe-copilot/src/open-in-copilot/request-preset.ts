import type { ServiceRequestType } from '../generated/documents'
import type { PresetChoice } from '../presets/preset-choice'

/** What a request suggests to begin with. */
interface RequestPreset {
  /** Chosen at first; empty: the person chooses. */
  preset: PresetChoice
  suggested: readonly PresetChoice[]
  template: string
}

const chosen = (preset: PresetChoice, template = ''): RequestPreset => ({ preset, suggested: [preset], template })
const suggesting = (...suggested: PresetChoice[]): RequestPreset => ({ preset: '', suggested, template: '' })

/** Specification 2 §4, "Open in Copilot preset default". */
export const requestPresets: Record<ServiceRequestType, RequestPreset> = {
  QUESTION: chosen('DOCUMENT_EXPLORATION'),
  QUOTE_REQUEST: chosen('GENERATE_TEMPLATE'),
  CREATE_CERTIFICATE: chosen('GENERATE_TEMPLATE', 'ACORD 25'),
  ADD_ADDITIONAL_INSURED: suggesting('CERTIFICATE_REVIEW', 'DOCUMENT_EXPLORATION'),
  CANCEL_POLICY: suggesting('DOCUMENT_EXPLORATION'),
  DOCUMENT_REQUEST: suggesting('DOCUMENT_EXPLORATION'),
  ENDORSE_POLICY: suggesting('DOCUMENT_EXPLORATION'),
  OTHER: suggesting(),
}
