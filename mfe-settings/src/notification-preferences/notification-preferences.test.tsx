import { failing, type RenderedPlugin, renderPlugin, unreachable } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NotificationChannel, NotificationKind } from '../generated/documents'
import settings from '../plugin'
import { preferencesAnswer, preferencesWith } from '../testing/notifications.fixtures'
import { kindWords } from './notification-labels'

let rendered: RenderedPlugin
type Variables = { input: { notifications: { kind: NotificationKind; channel: NotificationChannel }[] } }
const saving = ({ input }: Variables) => {
  const [choice] = input.notifications
  return {
    __typename: 'Mutation',
    updateAgencyUserPreferences: preferencesWith(choice ? { [choice.kind]: choice.channel } : {}),
  }
}
const open = async (answers: object = {}) => {
  rendered = await renderPlugin(settings, {
    path: '/app/settings/notifications',
    answers: { NotificationPreferences: preferencesAnswer(), ChooseNotificationChannel: saving, ...answers },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const group = (label: string) => rendered.page.querySelector(`fieldset[aria-label="${label}"]`)
const chosen = (label: string) => group(label)?.querySelector('[aria-pressed=true]')?.textContent
const choose = (label: string, channel: string) =>
  [...(group(label)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === channel)?.click()
const sent = () => rendered.sent.filter(({ name }) => name === 'ChooseNotificationChannel')

describe('how a person hears of things', () => {
  afterEach(() => rendered.unmount())

  it('is shown for every kind', async () => {
    await open()
    await eventually(() => expect(chosen('Loss reported')).toBe('In Coverdesk and by email'))
    const labels = [...rendered.page.querySelectorAll('fieldset')].map(element => element.getAttribute('aria-label'))
    expect(labels).toEqual(Object.values(kindWords).map(({ label }) => label))
    expect(chosen('Mention')).toBe('In Coverdesk')
  })

  it('is saved as soon as it is chosen, and only what was chosen', async () => {
    await open()
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
    choose('Mention', 'Off')
    await eventually(() => expect(chosen('Mention')).toBe('Off'))
    await eventually(() => expect(sent()).toHaveLength(1))
    expect(sent().map(({ variables }) => variables)).toEqual([
      { input: { notifications: [{ kind: 'MENTIONED', channel: 'OFF' }] } },
    ])
    expect(chosen('Mention')).toBe('Off')
  })

  it('stays as it was when it could not be saved', async () => {
    await open({ ChooseNotificationChannel: failing({ message: 'Try again later.' }) })
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
    choose('Mention', 'Off')
    await eventually(() => expect(sent()).toHaveLength(1))
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
  })

  it('is what was chosen last, however fast', async () => {
    await open()
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
    choose('Mention', 'Off')
    await eventually(() => expect(chosen('Mention')).toBe('Off'))
    choose('Mention', 'In Coverdesk and by email')
    await eventually(() => expect(sent()).toHaveLength(2))
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk and by email'))
  })

  it('is not sent again when it is chosen already', async () => {
    await open()
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
    choose('Mention', 'In Coverdesk')
    expect(sent()).toEqual([])
  })

  it('can be loaded again when it could not be', async () => {
    let isDown = true
    const answer = () => (isDown ? unreachable() : preferencesAnswer())
    await open({ NotificationPreferences: answer })
    await eventually(() => expect(rendered.page.textContent).toContain('could not be loaded'))
    isDown = false
    ;[...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click()
    await eventually(() => expect(chosen('Mention')).toBe('In Coverdesk'))
  })
})
