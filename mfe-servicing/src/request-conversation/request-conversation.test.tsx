import { type Answers, failing, type RenderedPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { noConversation, oneConversation } from '../testing/conversation.fixtures'
import { eventually, openRequest, shows } from '../testing/open-page'
import { oneRequest } from '../testing/requests.fixtures'

let rendered: RenderedPlugin
const open = async (place: string, answers: Answers) => {
  rendered = await openRequest(oneRequest, place, answers)
}
const tabs = () => [...rendered.page.querySelectorAll('nav[aria-label="Service request"] a')]
const labels = () => tabs().map(({ textContent }) => textContent)
const conversation = {
  ServiceRequestConversations: { serviceRequest: oneConversation },
  ServiceRequestConversation: { serviceRequest: oneConversation },
}
const lost = failing({ code: 'INTERNAL', message: 'Try again later.' }, { serviceRequest: null })

describe('the Conversation tab', () => {
  afterEach(() => rendered.unmount())

  it('is hidden without calls and email threads, and has no page then', async () => {
    await open('overview', { ServiceRequestConversations: { serviceRequest: noConversation } })
    expect(labels()).toEqual(['Overview', 'Comments and Activity'])
    rendered.unmount()
    await open('conversation', {
      ServiceRequestConversations: { serviceRequest: noConversation },
      ServiceRequestConversation: { serviceRequest: noConversation },
    })
    await shows('We couldn’t find that page')
  })

  it.each([
    ['a call', { ...oneConversation, emailThreads: [] }],
    ['an email thread', { ...oneConversation, calls: null }],
  ])('is there with %s', async (_, serviceRequest) => {
    await open('overview', { ServiceRequestConversations: { serviceRequest } })
    await eventually(() => expect(labels()).toEqual(['Overview', 'Conversation', 'Comments and Activity']))
    expect(tabs()[1]?.getAttribute('href')).toBe('/app/servicing/1/conversation')
  })

  it('shows what was said and written, of the client at the left and of the copilot at the right', async () => {
    await open('conversation', conversation)
    await shows('The port wants a certificate.')
    await eventually(() => expect(rendered.page.querySelector('strong')?.textContent).toBe('received'))
    const sides = [...rendered.page.querySelectorAll('[data-side]')].map(bubble => [
      bubble.getAttribute('data-side'),
      bubble.lastElementChild?.textContent,
    ])
    expect(sides).toEqual([
      ['right', 'Harbor Point Insurance, this is Cara.'],
      ['left', 'The port wants a certificate.'],
      ['left', 'Here is the contract.'],
      ['right', 'We have received it.'],
    ])
    expect(rendered.page.textContent).toContain('Teresa Alvarado · Client · Nov 20, 2026')
  })

  it('leads to the call, the thread and its attachments', async () => {
    await open('conversation', conversation)
    await shows('Contract of the port')
    const linkTo = (path: string) => rendered.page.querySelector(`a[href$="${path}"]`)?.textContent
    expect(linkTo('/app/calls/c1')).toBe('Call')
    expect(linkTo('/app/emails/t1')).toBe('Contract of the port')
    expect(linkTo('/files/f1/Port%20contract.pdf')).toBe('Port contract.pdf')
  })

  it('says that it could not be loaded, while the rest of the request is there', async () => {
    await open('conversation', { ServiceRequestConversations: lost, ServiceRequestConversation: lost })
    await shows('The conversation could not be loaded')
    await shows('Try again later.')
    rendered.unmount()
    await open('overview', { ServiceRequestConversations: lost })
    await shows('Certificate Holder')
  })
})
