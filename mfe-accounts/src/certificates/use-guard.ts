import type { ValidationError } from '@coverdesk/plugin-sdk'
import { useEffect, useRef, useState } from 'react'
import type { CreateCertificateInput } from '../generated/documents'

/**
 * What the server has found to are issues with a certificate is answered with a reason. A reason only counts for what one has
 * seen: it is not sent along with anything but what was checked.
 *
 * @param validationErrors of the last answer; one at `overrideReason` says that there are findings
 */
export function useGuard(validationErrors: readonly ValidationError[] | undefined) {
  const sent = useRef<CreateCertificateInput>(undefined)
  const [checked, setChecked] = useState<CreateCertificateInput>()
  useEffect(() => {
    if (validationErrors?.some(({ path }) => path === 'overrideReason')) setChecked(sent.current)
  }, [validationErrors])
  return {
    /** What the findings are about; undefined as long as there are none. */
    checked,
    /** What is to be sent. */
    answered(input: CreateCertificateInput, overrideReason: string): CreateCertificateInput {
      sent.current = input
      return checked && isSame(checked, input) ? { ...input, overrideReason } : input
    },
  }
}

const isSame = (one: CreateCertificateInput, other: CreateCertificateInput) =>
  JSON.stringify(one) === JSON.stringify(other)
