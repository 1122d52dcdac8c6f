import { type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { copilotAtHome } from '../testing/HomeStage'
import { homePresets } from '../testing/home.fixtures'
import { autoPolicy, liabilityPolicy } from '../testing/request.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin

const slow = { timeout: 10_000 }
const bayview = {
  __typename: 'Account',
  id: '1',
  details: { __typename: 'BusinessAccount', name: 'Bayview Marine', email: 'office@bayview.example' },
}
const found = {
  accounts: { __typename: 'AccountPage', items: [bayview] },
  businessPolicies: {
    __typename: 'BusinessPolicyPage',
    items: [{ ...liabilityPolicy, account: bayview }],
  },
  knowledgeBaseDocuments: {
    __typename: 'KnowledgeBaseDocumentPage',
    items: [{ __typename: 'KnowledgeBaseDocument', id: 'k1', title: 'Bay procedure' }],
  },
}
const answers = {
  HomePresets: homePresets({ chosenAt: null }),
  MentionableRecords: found,
  AccountDocuments: {
    account: {
      __typename: 'Account',
      id: '1',
      businessPolicies: { __typename: 'BusinessPolicyPage', items: [liabilityPolicy, autoPolicy] },
    },
  },
  CreateCaraWorkspace: { createCaraWorkspace: null },
}

async function write(text: string) {
  const field = await vi.waitFor(() => {
    const textarea = document.querySelector('textarea')
    if (!textarea) throw new Error('There is no place to write.')
    return textarea
  }, slow)
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(text.length, text.length)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]
const press = (field: Element, key: string) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

afterEach(() => {
  rendered.unmount()
  sessionStorage.clear()
})

it('@ suggests accounts, policies and knowledge documents, and the documents of the chosen one come along', async () => {
  rendered = await renderPlugin(copilotAtHome, { path: '/app/home', answers })
  const field = await write('Does @bay')
  await vi.waitFor(
    () =>
      expect(options().map(({ textContent }) => textContent)).toEqual([
        'Bayview MarineAccount · office@bayview.example',
        'Bayview Marine · General Liability · GL-2207Policy',
        'Bay procedureKnowledge Base',
      ]),
    slow,
  )
  press(field, 'Enter')
  await vi.waitFor(() => expect(field.value).toBe('Does @Bayview Marine '), slow)
  expect(
    rendered.sent.some(({ name }) => name === 'CreateCaraWorkspace'),
    'Enter has chosen',
  ).toBe(false)
  await vi.waitFor(() => expect(document.body.textContent).toContain('3 documents of Bayview Marine'), slow)
  press(field, 'Enter')
  await vi.waitFor(
    () =>
      expect(rendered.sent.at(-1)).toMatchObject({
        name: 'CreateCaraWorkspace',
        variables: { input: { message: 'Does @Bayview Marine', documentIds: ['f1', 'f2', 'f3'] } },
      }),
    slow,
  )
})

it('documents that are taken away don’t come along', async () => {
  rendered = await renderPlugin(copilotAtHome, { path: '/app/home', answers })
  const field = await write('@bay')
  await vi.waitFor(() => expect(options()).toHaveLength(3), slow)
  options()[2]?.click()
  const removal = await vi.waitFor(() => {
    const button = document.querySelector<HTMLElement>('[aria-label="Remove Bay procedure"]')
    if (!button) throw new Error('Nothing came along.')
    return button
  }, slow)
  removal.click()
  press(field, 'Enter')
  await vi.waitFor(
    () => expect(rendered.sent.at(-1)).toMatchObject({ variables: { input: { documentIds: [] } } }),
    slow,
  )
})
