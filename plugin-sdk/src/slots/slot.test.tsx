import { getDefaultStore } from 'jotai'
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Slot, useContributedColumns, useSlot } from '..'
import { useLackingColumns } from '../columns/use-contributed-columns'
import { type FetchModule, pluginReportsAtom, providePlugins } from '../host'
import { registryEntry } from '../testing'
import { publish } from '../testing/publish'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const policies = registryEntry('policies', {
  title: 'Policies',
  slots: [{ slot: 'account.tab', id: 'policies', label: 'Policies', order: 20 }],
  columns: [{ list: 'accounts', id: 'policy-count', header: 'Policies', order: 10, align: 'end' }],
})
const servicing = registryEntry('servicing', {
  title: 'Servicing',
  slots: [
    { slot: 'account.tab', id: 'service', label: 'Service Requests', order: 10 },
    { slot: 'account.sidebar', id: 'of-a-later-shell', order: 1 },
  ],
})

let fetched: string[]
let faults: Record<string, Error>
let drawsBadly: boolean

function FromPolicies(props: object) {
  if (drawsBadly) throw new Error('drawn badly')
  return <p>{`policies got ${JSON.stringify(props)}`}</p>
}

const FromServicing = (props: object) => <p>{`servicing got ${JSON.stringify(props)}`}</p>

const fetchModule: FetchModule = async ({ id }, module, attempt) => {
  fetched.push(`${id} ${module} ${attempt}`)
  const fault = faults[id]
  if (fault) throw fault
  return { default: id === 'policies' ? FromPolicies : FromServicing }
}

let root: Root
const page = document.createElement('div')
const draw = (element: ReactElement) => act(async () => root.render(element))

const press = (name: string) =>
  act(async () => [...page.querySelectorAll('button')].find(button => button.textContent === name)?.click())

const Account = ({ tab }: { tab?: string }) => (
  <Slot name="account.tab" props={{ accountId: '42' }} {...(tab && { only: tab })} />
)

function Tabs() {
  return useSlot('account.tab').map(({ id, label }) => <li key={id}>{label}</li>)
}

function Cells() {
  const lacking = useLackingColumns('accounts')
  return (
    <>
      {lacking && (
        <p>
          {lacking.headers.join()} could not be shown:{' '}
          <button type="button" onClick={lacking.retry}>
            Retry
          </button>
        </p>
      )}
      {useContributedColumns('accounts').map(({ id, header, align, cell }) => (
        <div key={id}>
          {header} {align} {cell({ id: '42' })} {cell({ id: '43' })}
        </div>
      ))}
    </>
  )
}

beforeEach(() => {
  fetched = []
  faults = {}
  drawsBadly = false
  publish(policies, servicing)
  providePlugins([policies, servicing], fetchModule)
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a slot', () => {
  it('knows its contributions in order, without any of their code', async () => {
    await draw(<Tabs />)
    expect(page.textContent).toBe('Service RequestsPolicies')
    expect(fetched).toEqual([])
  })

  it('draws each contribution with what the host gives, each from a module of its own', async () => {
    await draw(<Account />)
    expect(page.textContent).toBe('servicing got {"accountId":"42"}policies got {"accountId":"42"}')
    expect(fetched).toEqual(['servicing ./slots/account.tab/service 0', 'policies ./slots/account.tab/policies 0'])
  })

  it('draws the one that is asked for, and nothing when there is none of that name', async () => {
    await draw(<Account tab="policies" />)
    expect(page.textContent).toBe('policies got {"accountId":"42"}')
    await draw(<Account tab="claims" />)
    expect(page.textContent).toBe('')
  })
})

describe('a contribution that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it('leaves its place to what the host wants there instead', async () => {
    faults['policies'] = new Error('404')
    await draw(<Slot name="account.tab" props={{ accountId: '42' }} only="policies" failed={<p>Nothing here</p>} />)
    expect(page.textContent).toBe('Nothing here')
    await draw(<Slot name="account.tab" props={{ accountId: '42' }} only="policies" failed={null} />)
    expect(page.textContent).toBe('')
  })

  it('to load leaves its neighbors alone, and Retry fetches it by a new URL', async () => {
    faults['policies'] = new Error('404')
    await draw(<Account />)
    expect(page.textContent).toContain('Policies could not be shown')
    expect(page.textContent).toContain('servicing got')
    await press('Retry')
    expect(page.textContent).toContain('Policies could not be shown')
    faults = {}
    await press('Retry')
    expect(page.textContent).toContain('policies got')
    const attempts = fetched.filter(line => line.startsWith('policies'))
    // Two before anyone was told, two for the first Retry.
    expect(attempts).toHaveLength(5)
    expect(new Set(attempts).size).toBe(5)
  })

  it('to draw is caught, told in the report, and drawn again by Retry', async () => {
    drawsBadly = true
    await draw(<Account />)
    expect(page.textContent).toContain('Policies could not be shown')
    const report = getDefaultStore().get(pluginReportsAtom)[0]
    expect(report?.errors.at(-1)).toMatchObject({ where: './slots/account.tab/policies', message: 'drawn badly' })
    drawsBadly = false
    await press('Retry')
    expect(page.textContent).toContain('policies got')
  })
})

describe('a column of another area', () => {
  it('is drawn in every row with the row’s record', async () => {
    await draw(<Cells />)
    expect(page.textContent).toBe('Policies end policies got {"id":"42"} policies got {"id":"43"}')
  })

  it('fails in every row at once, is named in one line with one Retry, and comes back in all of them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    faults['policies'] = new Error('404')
    await draw(<Cells />)
    expect(page.textContent).toBe('Policies could not be shown: RetryPolicies end – –')
    expect(page.querySelectorAll('button')).toHaveLength(1)
    faults = {}
    await press('Retry')
    expect(page.querySelectorAll('button')).toHaveLength(0)
    expect(page.textContent).toContain('policies got {"id":"43"}')
  })
})

/** The registry is asked first, whether there is another release. */
async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await act(() => new Promise(resolve => setImmediate(resolve)))
}

describe('what could not be had', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => void vi.useRealTimers())

  it('comes by itself: after a while, when the network is back, and when the person comes back', async () => {
    const recoveries = {
      time: () => vi.advanceTimersByTimeAsync(2_000),
      network: async () => void window.dispatchEvent(new Event('online')),
      person: async () => void window.dispatchEvent(new Event('focus')),
    }
    for (const [name, recover] of Object.entries(recoveries)) {
      providePlugins([policies, servicing], fetchModule)
      faults['policies'] = new Error('404')
      await draw(<Account key={name} />)
      expect(page.textContent).toContain('Policies could not be shown')
      faults = {}
      await act(async () => void (await recover()))
      await settle()
      expect(page.textContent, name).toBe('servicing got {"accountId":"42"}policies got {"accountId":"42"}')
    }
  })

  it('is one line for a whole slot', async () => {
    faults['policies'] = new Error('404')
    faults['servicing'] = new Error('404')
    await draw(<Account />)
    expect(page.textContent).toBe('Service Requests and Policies could not be shown.Retry')
    faults = {}
    await press('Retry')
    expect(page.textContent).toBe('servicing got {"accountId":"42"}policies got {"accountId":"42"}')
  })
})
