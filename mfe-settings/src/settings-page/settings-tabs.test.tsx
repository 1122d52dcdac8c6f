import { useParams } from '@coverdesk/plugin-sdk'
import { type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import settings from '../plugin'
import { answersWith, subscriptionAnswer } from '../testing/users.fixtures'

const Form = () => <p>{`The form, and ${useParams()['*'] || 'nothing over it'}`}</p>
const slots = { 'settings.tab': [{ id: 'certificates', label: 'Certificate form', component: Form }] }

let isBroken = false
function Breakable() {
  if (isBroken) throw new Error('drawn badly')
  return <p>It is back</p>
}

let rendered: RenderedPlugin
const open = async (options: StageOptions) => {
  rendered = await renderPlugin(settings, { answers: answersWith(), ...options })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const shows = (text: string) => eventually(() => expect(rendered.page.textContent).toContain(text))
const tabs = () => [...rendered.page.querySelectorAll<HTMLElement>('nav[aria-label=Settings] a')]
const current = () => rendered.page.querySelector('[aria-current=page]')?.textContent

describe('the tabs of the settings', () => {
  afterEach(() => {
    rendered.unmount()
    vi.restoreAllMocks()
  })

  it('are its own, where no other area has one', async () => {
    await open({ path: '/app/settings/subscription' })
    await eventually(() => expect(current()).toBe('Subscription'))
    const labels = () => tabs().map(({ textContent }) => textContent)
    await eventually(() =>
      expect(labels()).toEqual([
        ...['Subscription', 'Integrations', 'Profile', 'Notifications', 'Agency', 'Security', 'Audit log', 'Data'],
      ]),
    )
  })

  it('have no integrations without a subscription', async () => {
    await open({
      path: '/app/settings/subscription',
      answers: { ...answersWith(), Subscription: subscriptionAnswer(null) },
    })
    await eventually(() => expect(current()).toBe('Subscription'))
    await shows('Your agency has no subscription')
    expect(tabs().map(({ textContent }) => textContent)).not.toContain('Integrations')
  })

  it('have those of other areas behind them, each with an address', async () => {
    await open({ path: '/app/settings/subscription', slots })
    await eventually(() => expect(tabs().at(-1)?.textContent).toBe('Certificate form'))
    tabs().at(-1)?.click()
    await shows('The form, and nothing over it')
    expect(rendered.path()).toBe('/app/settings/certificates')
    expect(current()).toBe('Certificate form')
  })

  it('leave the rest of the address to the area', async () => {
    await open({ path: '/app/settings/certificates/upload', slots })
    await shows('The form, and upload')
    expect(current()).toBe('Certificate form')
  })

  it('are there when another area has none of that name', async () => {
    await open({ path: '/app/settings/nobodys', slots })
    await shows('We couldn’t find that page')
    await eventually(() => expect(tabs()).toHaveLength(9))
  })

  it('are there when one of another area fails, which can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    isBroken = true
    await open({
      path: '/app/settings/certificates',
      slots: { 'settings.tab': [{ id: 'certificates', label: 'Certificate form', component: Breakable }] },
    })
    await shows('Certificate form could not be shown')
    await eventually(() => expect(tabs()).toHaveLength(9))
    isBroken = false
    ;[...rendered.page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry')?.click()
    await shows('It is back')
  })
})
