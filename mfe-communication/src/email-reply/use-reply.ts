import { useServerForm } from '@coverdesk/design-system/forms'
import { askOnce, useSubmission, useUnsavedChanges } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { EmailThreadDocument, type EmailThreadProfileFragment } from '../generated/documents'
import { addressesIn } from './recipients'
import type { EmailReply } from './reply-to-thread'
import { useNews } from './use-news'

interface ReplyValues {
  to: string
  cc: string
  body: string
  fileIds: string[]
}

/** A reply that someone writes: its form, and what has happened to the thread meanwhile. */
export function useReply(thread: EmailThreadProfileFragment, onSent: () => void) {
  const { id, version } = thread
  const to = thread.replyTo.join(', ')
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { submit, busy, failure, validationErrors, conflict } = useSubmission<EmailReply>(onSent)
  const form = useServerForm<ReplyValues>({
    defaultValues: { to, cc: '', body: '', fileIds: [] },
    validationErrors,
    onSubmit: ({ body, fileIds, ...people }) => {
      const input = { to: addressesIn(people.to), cc: addressesIn(people.cc), body, fileIds }
      submit({ version, input, idempotencyKey })
    },
  })
  const { isDirty } = form.formState
  useUnsavedChanges(isDirty)
  const news = useNews(thread, isDirty)

  const { resetField } = form
  useEffect(() => {
    // Whoever wrote last is answered, unless someone has begun to choose.
    if (!isDirty) resetField('to', { defaultValue: to })
  }, [to, isDirty, resetField])
  useEffect(() => {
    // The mail that was faster may not have been told yet.
    if (conflict) void askOnce(EmailThreadDocument, { id }).catch(() => undefined)
  }, [conflict, id])

  return {
    form,
    busy,
    failure,
    news: busy ? [] : news,
    isOutdated: conflict !== undefined && news.length === 0 && !busy,
  }
}
