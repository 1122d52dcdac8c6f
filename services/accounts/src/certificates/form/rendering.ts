import { validationFailed } from '@coverdesk/kit'
import { type CertificateFormRecord, currentForm } from './certificate-form.model.ts'

export const renderings = ['LAYOUT', 'AGENCY_FORM'] as const
export type Rendering = (typeof renderings)[number]

/** The agency's own form, while certificates are issued on it. */
export async function formInUse(): Promise<CertificateFormRecord | null> {
  const form = await currentForm()
  return form?.isInUse ? form : null
}

/**
 * What a certificate is issued on: null is our own layout. Unless someone says otherwise it is the form that is in use.
 * @throws VALIDATION_FAILED at `rendering` when a form is asked for and none is in use
 */
export async function chosenForm(wished: Rendering | null | undefined): Promise<CertificateFormRecord | null> {
  if (wished === 'LAYOUT') return null
  const form = await formInUse()
  if (!form && wished) {
    const message = 'Your agency’s form isn’t in use. Choose Coverdesk’s layout, or turn the form on in Settings.'
    throw validationFailed([{ path: 'rendering', message }])
  }
  return form
}
