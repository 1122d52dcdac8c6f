import { todayIn } from '@coverdesk/design-system'
import type { ServerForm } from '@coverdesk/design-system/forms'
import { useQuery, useSession } from '@coverdesk/plugin-sdk'
import { useEffect, useRef } from 'react'
import { ServiceRequestDuePolicyDocument } from '../generated/documents'
import { dayOf } from '../words/due-days'
import { dueHint } from './due-hint'
import type { RequestValues } from './request-values'

/**
 * Fills in the due date that the agency’s policy has for the chosen type, as long as no one has entered another one.
 *
 * @returns `suggested`, the day that the policy says, and why
 */
export function useDuePolicy(form: ServerForm<RequestValues>, { type, isLoss }: { type: string; isLoss: boolean }) {
  const { timeZone } = useSession().agency
  const query = useQuery(ServiceRequestDuePolicyDocument, {})
  const rules = query.status === 'loaded' ? query.data.serviceRequestDuePolicy?.rules : undefined
  const rule = rules?.find(one => one.type === type)
  const suggested = isLoss ? todayIn(timeZone) : dayOf(rule?.dueAt, timeZone)
  const filledIn = useRef('')
  const { getValues, setValue } = form
  useEffect(() => {
    const isUntouched = getValues('dueAt') === filledIn.current
    filledIn.current = suggested
    if (isUntouched) setValue('dueAt', suggested)
  }, [suggested, getValues, setValue])
  return { suggested, hint: isLoss ? 'Losses are due today.' : rule && dueHint(rule) }
}
