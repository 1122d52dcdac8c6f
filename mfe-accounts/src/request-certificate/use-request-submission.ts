import { useChange } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import type { CertificateSubmission } from '../certificates/CertificateForm'
import { issueForRequest } from './issue-for-request'

/** Sends the form of a certificate from the page of a service request, and closes it once the certificate is issued. */
export function useRequestSubmission(requestId: string, onClose: () => void): CertificateSubmission {
  const { run, busy, failure } = useChange()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  const isAtFields = (failure?.validationErrors.length ?? 0) > 0
  return {
    busy,
    isSaved,
    validationErrors: failure?.validationErrors,
    failure: isAtFields ? undefined : failure,
    submit: creation => void run(() => issueForRequest(requestId, creation)).then(setSaved),
  }
}
