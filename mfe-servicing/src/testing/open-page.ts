import { type Answers, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { expect, vi } from 'vitest'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import plugin from '../plugin'
import { someActivity } from './activity.fixtures'
import { noConversation } from './conversation.fixtures'
import { formAnswers } from './requests.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

const emptyPage = { __typename: 'ServiceRequestPage', items: [], total: 0, endCursor: null }

/** What every page of this area may ask. */
const usual: Answers = {
  SavedViews: { savedViews: [] },
  ServiceRequests: { serviceRequests: emptyPage },
  ServiceRequestActivity: { serviceRequest: someActivity },
  ServiceRequestConversations: { serviceRequest: noConversation },
  ...formAnswers,
}

/** Opens a page of this area for a test. */
export const openPage = (path: string, answers: Answers = {}, slots: StageOptions['slots'] = {}) =>
  renderPlugin(plugin, { path, slots, answers: { ...usual, ...answers } })

/** Opens a place of the page of a request: `overview`, or a dialog over it. */
export async function openRequest(
  serviceRequest: ServiceRequestProfileFragment,
  place = 'overview',
  answers: Answers = {},
  slots: StageOptions['slots'] = {},
): Promise<RenderedPlugin> {
  const page = await openPage(`/app/servicing/1/${place}`, { ServiceRequest: { serviceRequest }, ...answers }, slots)
  await shows('Created on')
  return page
}

export const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
export const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
export const button = (label: string) =>
  [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === label)

/** Clicks a button once it is there and can be clicked. */
export async function click(label: string) {
  await eventually(() => expect(button(label)?.disabled).toBe(false))
  button(label)?.click()
}

/** Opens the menu of a page and answers what it offers. */
export async function menuOf(label = 'More'): Promise<(string | null)[]> {
  document.body.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click()
  await eventually(() => expect(document.body.querySelector('[role=menuitem]')).not.toBeNull())
  return [...document.body.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)
}

/** The field with this name in the form. */
export const field = <Element extends HTMLElement = HTMLInputElement>(name: string) =>
  document.body.querySelector<Element>(`[name="${name}"]`)

/** Types into a field, as a person who has cleared it. */
export async function type(name: string, text: string) {
  await eventually(() => expect(field(name)).not.toBeNull())
  const box = field<HTMLInputElement>(name)
  if (!box) return
  const owner = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** What the page sent with a mutation. */
export const sentWith = (page: RenderedPlugin, name: string) =>
  page.sent.filter(sent => sent.name === name).map(({ variables }) => variables)
