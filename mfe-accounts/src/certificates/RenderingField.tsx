import { ChoiceCards, type ServerForm } from '@coverdesk/design-system/forms'
import { useQuery } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { AgencyFormInUseDocument, type CertificateRendering } from '../generated/documents'
import type { CertificateValues } from './certificate-values'

const renderings: readonly { value: CertificateRendering; label: string; description: string }[] = [
  { value: 'AGENCY_FORM', label: 'Agency’s form', description: 'As its fields are matched' },
  { value: 'LAYOUT', label: 'Coverdesk layout', description: 'Full size' },
]

/** On what it is issued; an agency without a form in use has no choice, and sees none. */
export function RenderingField({ form }: { form: ServerForm<CertificateValues> }) {
  const query = useQuery(AgencyFormInUseDocument, {})
  const isOffered = query.status === 'loaded' ? (query.data.certificateForm?.isInUse ?? false) : undefined
  const { getValues, register, resetField } = form
  useEffect(() => {
    // What is chosen to begin with is no change: only a field that the form knows can be told so.
    register('rendering')
    if (isOffered === undefined || isOffered === (getValues('rendering') !== null)) return
    resetField('rendering', { defaultValue: isOffered ? 'AGENCY_FORM' : null })
  }, [isOffered, getValues, register, resetField])
  const chosen = form.watch('rendering')
  if (!isOffered || chosen === null) return null
  return (
    <ChoiceCards
      label="Document"
      value={chosen}
      options={renderings}
      onChange={rendering => form.setValue('rendering', rendering, { shouldDirty: true })}
    />
  )
}
