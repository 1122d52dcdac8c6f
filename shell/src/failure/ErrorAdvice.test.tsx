import { CoverdeskProvider } from '@coverdesk/design-system'
import { getDefaultStore } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { type Support, supportAtom } from '../support/support'
import { ErrorAdvice } from './ErrorAdvice'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function adviceWith(support: Support) {
  getDefaultStore().set(supportAtom, support)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <CoverdeskProvider theme="light" idPrefix="test-">
        <ErrorAdvice />
      </CoverdeskProvider>,
    ),
  )
  return place.textContent
}

const begin =
  'There was an error while trying to perform your requested action. If the issue persists, please contact our team'
const end = ' and include this error for reference.'

it('is the sentence of the specification where chat and e-mail are set up', async () => {
  expect(await adviceWith({ email: 'help@coverdesk.example', chat: 'ready' })).toBe(
    `${begin} via the chat widget or via email at help@coverdesk.example${end}`,
  )
})

it('names no way that is not there', async () => {
  expect(await adviceWith({ email: 'help@coverdesk.example', chat: 'none' })).toBe(
    `${begin} via email at help@coverdesk.example${end}`,
  )
  expect(await adviceWith({ email: undefined, chat: 'coming' })).toBe(`${begin} via the chat widget${end}`)
  expect(await adviceWith({ email: undefined, chat: 'none' })).toBe(`${begin}${end}`)
})
