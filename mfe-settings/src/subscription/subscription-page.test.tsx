import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { UserRowFragment } from '../generated/documents'
import { disablePath, enablePath, subscriptionPath } from '../paths'
import settings from '../plugin'
import {
  agencyWith,
  answersWith,
  daniel,
  maya,
  noLinks,
  standard,
  usersAnswer,
  walter,
} from '../testing/users.fixtures'

let rendered: RenderedPlugin
const open = async (path: string, answers: StageOptions['answers'] = {}) => {
  rendered = await renderPlugin(settings, { path, answers: { ...answersWith(), ...answers } })
}
/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

const listOf = (users: () => UserRowFragment[]) => ({ ['AgencyUsers']: () => usersAnswer(users()) })
const shows = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 })
const link = (name: string) =>
  [...rendered.page.querySelectorAll('a')].find(
    anchor => anchor.getAttribute('aria-label') === name || anchor.textContent === name,
  )
const button = (label: string) => [...document.body.querySelectorAll('button')].find(one => one.textContent === label)

describe('the subscription', () => {
  afterEach(() => rendered.unmount())

  it('is where Settings lead', async () => {
    await open('/app/settings')
    await shows('Your Subscription')
    expect(rendered.path()).toBe(subscriptionPath)
  })

  it('asks for nothing while it is active', async () => {
    await open(subscriptionPath)
    await shows('Cara Standard')
    expect(rendered.page.querySelector('[role=status]')).toBeNull()
  })

  it('says until when the trial lasts, and upgrades in a new tab', async () => {
    await open(subscriptionPath, answersWith({ state: 'TRIAL', trialEndDate: '2026-12-06' }))
    await shows('Your trial ends on Dec 6, 2026')
    await vi.waitFor(() => expect(link('Upgrade')?.target).toBe('_blank'), 20_000)
    expect(link('Upgrade')?.href).toBe('https://billing.example/portal')
  })

  it.each([
    ['OVERDUE', 'Update Payment', 'payment'],
    ['PAUSED', 'Resume', 'plan'],
    ['EXPIRED', 'Restart', 'portal'],
  ] as const)('that is %s offers %s', async (state, action, page) => {
    await open(subscriptionPath, answersWith({ state }))
    await vi.waitFor(() => expect(link(action)?.href).toBe(`https://billing.example/${page}`), 20_000)
  })

  it('offers nothing that billing has no page for', async () => {
    await open(subscriptionPath, { ...answersWith({ state: 'PAUSED' }), SubscriptionManagementLinks: noLinks })
    await shows('Your subscription is paused.')
    expect(link('Resume')).toBeUndefined()
  })

  it('is there without the users, and they without it', async () => {
    const failed = failing({ message: 'It is out of order.' })
    await open(subscriptionPath, { AgencyUsers: failed })
    await shows('Users could not be loaded')
    await shows('2 seats assigned')
    rendered.unmount()
    await open(subscriptionPath, { Subscription: failed })
    await shows('Your subscription could not be loaded')
    await shows('Walter Brandt')
    expect(link('Add User')?.hasAttribute('aria-disabled')).toBe(false)
  })
})

describe('a user', () => {
  afterEach(() => rendered.unmount())

  it('can’t be added when every seat is taken', async () => {
    await open(subscriptionPath, answersWith({ numSeats: 2 }))
    await shows('All 2 seats are taken')
    link('Add User')?.click()
    expect(rendered.path()).toBe(subscriptionPath)
  })

  it('is disabled once it is confirmed; the seat is free and the dialog closes', async () => {
    const disabled = { ...daniel, state: 'DISABLED', agency: agencyWith({ ...standard, numSeatsActive: 1 }) }
    let users = [maya, daniel, walter]
    const disable = () => {
      users = [maya, { ...daniel, state: 'DISABLED' }, walter]
      return { __typename: 'Mutation', disableAgencyUser: disabled }
    }
    await open(disablePath(daniel.id), { ...listOf(() => users), DisableAgencyUser: disable })
    await shows('Disable Daniel Okonkwo?')
    expect(rendered.sent.map(({ name }) => name)).not.toContain('DisableAgencyUser')
    button('Disable')?.click()
    await shows('7 seats available')
    await vi.waitFor(() => expect(rendered.path()).toBe(subscriptionPath), 20_000)
    await vi.waitFor(() => expect(link('Enable Daniel Okonkwo')).toBeDefined(), 20_000)
    expect(rendered.sent.find(({ name }) => name === 'DisableAgencyUser')?.variables).toEqual({ id: daniel.id })
  })

  it('stays disabled when the server refuses, and the dialog says why', async () => {
    const refusal = failing(
      { code: 'VALIDATION_FAILED', message: 'All 2 seats are taken.' },
      { enableAgencyUser: null },
    )
    await open(enablePath(walter.id), { EnableAgencyUser: refusal })
    await shows('Enable Walter Brandt?')
    button('Enable')?.click()
    await shows('All 2 seats are taken.')
    expect(rendered.path()).toBe(enablePath(walter.id))
  })

  it.each([
    ['oneself', disablePath(maya.id)],
    ['who is disabled already', disablePath(walter.id)],
    ['who is active already', enablePath(daniel.id)],
    ['whom no one knows', disablePath('user-99')],
  ])('%s is not asked about: the address leads to the list', async (_, path) => {
    await open(path)
    await vi.waitFor(() => expect(rendered.path()).toBe(subscriptionPath), 20_000)
    expect(document.body.querySelector('[role=alertdialog]')).toBeNull()
  })
})
