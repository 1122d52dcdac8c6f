import { Banner, Switch } from '@coverdesk/design-system'
import { type Failure, runMutation, toast, useChange } from '@coverdesk/plugin-sdk'
import { useState } from 'react'
import { type AgencyFormFragment, UseAgencyFormDocument } from '../generated/documents'

interface FormUseProps {
  form: AgencyFormFragment
  /** Reads the form as it is now. */
  onConflict(): void
}

/** Whether new certificates are issued on it. */
export function FormUse({ form: { id, version, isInUse, missing }, onConflict }: FormUseProps) {
  const { run, failure } = useChange()
  // It moves at once, and back when the server refuses.
  const [wanted, setWanted] = useState<boolean>()
  const isImpossible = missing.length > 0 && !isInUse
  const change = async (chosen: boolean) => {
    setWanted(chosen)
    const isDone = await run(async () => {
      const result = await runMutation(UseAgencyFormDocument, { id, version, isInUse: chosen })
      if (!result.ok && result.failure.code === 'CONFLICT') {
        toast('Someone else changed the form. This is the latest version.', { tone: 'error' })
        onConflict()
      }
      return result
    })
    setWanted(undefined)
    if (isDone)
      toast(chosen ? 'New certificates are issued on your form' : 'New certificates are issued on Coverdesk’s layout')
  }
  return (
    <>
      <Switch
        label="Use this form for new certificates"
        description={
          isImpossible
            ? 'Match the missing fields first.'
            : 'You can still choose Coverdesk’s layout for each certificate.'
        }
        checked={wanted ?? isInUse}
        disabled={isImpossible}
        onChange={checked => void change(checked)}
      />
      {failure && <Banner tone="error">{sentenceOf(failure)}</Banner>}
    </>
  )
}

const sentenceOf = ({ message, validationErrors }: Failure) => validationErrors[0]?.message ?? message
