import { getDefaultStore } from 'jotai'
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Slot, useContributedColumns, useSlot } from '..'
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
  return useContributedColumns('accounts').map(({ id, header, align, cell }) => (
    <div key={id}>
      {header} {align} {cell({ id: '42' })} {cell({ id: '43' })}
    </div>
  ))
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
    expect(attempts).toHaveLength(3)
    expect(new Set(attempts).size).toBe(3)
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

  it('fails in every row at once, and one Retry brings all of them back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    faults['policies'] = new Error('404')
    await draw(<Cells />)
    expect(page.querySelectorAll('button')).toHaveLength(2)
    faults = {}
    await press('Retry')
    expect(page.querySelectorAll('button')).toHaveLength(0)
    expect(page.textContent).toContain('policies got {"id":"43"}')
  })
})
