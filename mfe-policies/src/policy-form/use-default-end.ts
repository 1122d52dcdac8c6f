import type { ServerForm } from '@coverdesk/design-system/forms'
import { useEffect, useRef } from 'react'
import { yearAfter } from '../words/agency-day'
import type { PolicyValues } from './policy-values'

/** Keeps the end of a new term a year after its beginning until someone enters another end (ADR 0058). */
export function useDefaultEnd(form: ServerForm<PolicyValues>): void {
  const { getValues, setValue, clearErrors } = form
  const begin = form.watch('inforceAt')
  const [from, end] = [useRef(begin), useRef(getValues('expiresAt'))]
  useEffect(() => {
    // Also while a day is being typed, which is none yet.
    if (begin === '' || begin === from.current) return
    from.current = begin
    if (getValues('expiresAt') !== end.current) return
    end.current = yearAfter(begin)
    setValue('expiresAt', end.current, { shouldDirty: true })
    clearErrors('expiresAt')
  }, [begin, from, end, getValues, setValue, clearErrors])
}
