import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MutationResult } from '../graphql/run-mutation'
import { useSubmission } from './use-submission'

/** What the form does, and what it is told. */
interface FormUnderTest {
  redraw(): void
  send(): void
  onSaved(): void
  messages: string[]
}

let root: Root

function Form({ form }: { form: FormUnderTest }) {
  const [, redraw] = useReducer((state: number) => state, 0)
  const { submit, validationErrors } = useSubmission<object>(form.onSaved)
  useEffect(() => {
    form.redraw = () => flushSync(redraw)
    form.send = () => submit({})
  })
  useEffect(() => {
    for (const { message } of validationErrors ?? []) form.messages.push(message)
  }, [form, validationErrors])
  return null
}

/** Sends a form that renders for another reason at the moment at which the router has the answer and React doesn't know of it yet. */
async function submitTo(answer: MutationResult<unknown>): Promise<FormUnderTest> {
  const form: FormUnderTest = { redraw: () => {}, send: () => {}, onSaved: vi.fn(), messages: [] }
  const router = createMemoryRouter([{ path: '/', element: <Form form={form} />, action: () => answer }])
  root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<RouterProvider router={router} />))
  router.subscribe(() => form.redraw())
  form.send()
  return form
}

describe('the answer to a form that renders as it comes', () => {
  afterEach(() => root.unmount())

  it('reaches the fields', async () => {
    const validationErrors = [{ path: 'name', message: 'Enter a name.' }]
    const refused = { code: 'VALIDATION_FAILED', message: 'It failed.', requestId: 'r1', current: null } as const
    const form = await submitTo({ ok: false, failure: { ...refused, validationErrors } })
    await vi.waitFor(() => expect(form.messages).toEqual(['Enter a name.']))
  })

  it('closes the dialog, once', async () => {
    const form = await submitTo({ ok: true, data: {} })
    await vi.waitFor(() => expect(form.onSaved).toHaveBeenCalledTimes(1))
  })
})
