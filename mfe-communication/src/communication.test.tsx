import { showTimesIn } from '@coverdesk/design-system'
import { type Answers, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callList } from './call-list/call-list'
import plugin from './plugin'
import { answerCalls, callRows, oneCall, strangeCall } from './testing/calls.fixtures'
import { craneAsk } from './testing/emails.fixtures'

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
async function open(path: string, answers: Answers = {}) {
  rendered = await renderPlugin(plugin, {
    path,
    answers: {
      SavedViews: { savedViews: [] },
      Calls: answerCalls(callRows(3)),
      Call: { call: oneCall },
      ...answers,
    },
  })
}
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const press = (label: string) =>
  [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click()
const asked = () => rendered.sent.find(({ name }) => name === 'Calls')?.variables
const linkTo = (path: string) => document.body.querySelector(`a[href$="${path}"]`)?.textContent

afterEach(() => rendered.unmount())

describe('the list of calls', () => {
  it('has the columns of the specification, as people read them', async () => {
    await open('/app/calls')
    await shows('3 calls')
    expect(callList.columns.map(({ header }) => header)).toEqual([
      ...['Customer', 'Phone Number', 'Status', 'End Reason', 'Duration', 'Timestamp'],
    ])
    const [call] = callRows(1)
    const words = callList.columns.map(({ csv = {} }) => Object.values(csv).map(wordsOf => call && wordsOf(call))[0])
    showTimesIn('America/Los_Angeles')
    expect(words.slice(0, 5)).toEqual(['Bayview 1', '(619) 555-0142', 'Completed', 'Client hung up', '1m 15s'])
    expect(Object.values(callList.columns.at(-1)?.csv ?? {})[0]?.(callRows(1)[0] as never)).toBe('2026-11-20 10:00')
  })

  it('asks for what its address names', async () => {
    await open('/app/calls?filter=bay&status=COMPLETED')
    await shows('3 calls')
    expect(asked()).toMatchObject({ search: 'bay', status: 'COMPLETED' })
  })

  it('can be narrowed to calls in progress, completed, or with an error', () => {
    expect(callList.filters.status.options?.map(({ label }) => label)).toEqual(['In Progress', 'Completed', 'Error'])
  })
})

describe('the summary of a call', () => {
  it('says all that is known of it', async () => {
    await open('/app/calls/1')
    await shows('Renée St. Clair')
    for (const text of ['Completed', 'Client hung up', '4m 8s', 'User Sentiment', 'Neutral', '(912) 555-0134']) {
      await shows(text)
    }
    await shows(String(oneCall.summary))
    expect(linkTo('/app/accounts/9')).toBe('Coastal Freight Lines')
  })

  it('links to its service requests, with details, the question or the reason, and their states', async () => {
    await open('/app/calls/1')
    await eventually(() => expect(linkTo('/app/servicing/31/overview')).toBe('Other'))
    for (const text of [
      'Driver backed into a loading dock.',
      'Is the trailer door covered?',
      'The trailer was sold.',
    ]) {
      await shows(text)
    }
    await shows('Closed')
  })

  it('unfolds what a tool answered', async () => {
    await open('/app/calls/1')
    await shows('find_policies')
    expect(document.body.textContent).not.toContain('Commercial Auto')
    press('Show result')
    await shows('"type": "Commercial Auto"')
  })

  it('plays the recording from our own files', async () => {
    await open('/app/calls/1')
    await eventually(() =>
      expect(document.body.querySelector('audio')?.getAttribute('src')).toBe('/files/recording/Call.wav'),
    )
  })

  it('leaves out what there is not', async () => {
    await open('/app/calls/2', { Call: { call: strangeCall } })
    await shows('In Progress')
    for (const text of ['User Sentiment', 'Recording', 'Service Requests']) {
      expect(document.body.querySelector('[role=dialog]')?.textContent).not.toContain(text)
    }
  })

  it('offers what may be a request, and underlines where it was said', async () => {
    const sentence = 'One of my drivers backed into a loading dock in Macon this morning.'
    const ask = { ...craneAsk, sentence, messageId: null }
    await open('/app/calls/1', { Call: { call: { ...oneCall, asks: [ask] } } })
    await shows('Possible Requests')
    await eventually(() => expect(document.body.querySelector('mark')?.textContent).toBe(sentence))
    expect([...document.body.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
      'Create request',
    )
  })

  it('closes to the list', async () => {
    await open('/app/calls/1')
    await shows('Renée St. Clair')
    document.body.querySelector<HTMLElement>('[role=dialog] button[aria-label="Close"]')?.click()
    await eventually(() => expect(rendered.path()).toBe('/app/calls'))
  })

  it('lets a person choose the account', async () => {
    await open('/app/calls/1/link', { LinkCall: { linkCall: { ...oneCall, version: 2 } } })
    await shows('Account of the call')
    press('Save Changes')
    await eventually(() => expect(rendered.path()).toBe('/app/calls/1'))
    expect(rendered.sent.find(({ name }) => name === 'LinkCall')?.variables).toEqual({ id: '1', accountId: '9' })
  })
})
