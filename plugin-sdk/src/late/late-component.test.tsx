import { Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateComponent, useLate } from './late-component'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render = () => (this.state.broken ? 'It could not be loaded.' : this.props.children)
}

function Place({ late }: { late: LateComponent<object> }) {
  const Part = useLate(late)
  return Part ? <Part /> : 'Loading...'
}

const Part = () => 'The part'

let root: Root
const page = document.createElement('div')
const draw = (late: LateComponent<object>, key = 'first') =>
  root.render(
    <Boundary key={key}>
      <Place late={late} />
    </Boundary>,
  )
const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toBe(text), { timeout: 20_000, interval: 2 })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  root = createRoot(page)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is drawn without a placeholder when its code came before', async () => {
  const fetchCode = vi.fn(async () => Part)
  const late = new LateComponent(fetchCode)
  await late.load()
  const seen: (string | null)[] = []
  new MutationObserver(() => seen.push(page.textContent)).observe(page, { childList: true, subtree: true })
  draw(late)
  await shows('The part')
  expect(seen).not.toContain('Loading...')
  expect(fetchCode).toHaveBeenCalledOnce()
})

it('fails where it is drawn, and is fetched again by who draws it next', async () => {
  const fetchCode = vi.fn(async () => Part).mockRejectedValueOnce(new Error('no connection'))
  const late = new LateComponent(fetchCode)
  draw(late)
  await shows('It could not be loaded.')
  draw(late, 'second')
  await shows('The part')
  expect(fetchCode).toHaveBeenCalledTimes(2)
})

it('is fetched again when what was fetched ahead of time did not come', async () => {
  const fetchCode = vi.fn(async () => Part).mockRejectedValueOnce(new Error('no connection'))
  const late = new LateComponent(fetchCode)
  await late.load()
  draw(late)
  await shows('The part')
})

const vanished = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })

it('whose file can’t be had keeps its placeholder and is asked for again in the background', async () => {
  const fetchCode = vi.fn(async () => Part).mockRejectedValueOnce(vanished())
  const late = new LateComponent(fetchCode)
  draw(late)
  await vi.waitFor(() => expect(late.isMissing()).toBe(true))
  await shows('Loading...')
  window.dispatchEvent(new Event('online'))
  await shows('The part')
  expect(late.isMissing()).toBe(false)
})

it('is not asked for again once no one wants it', async () => {
  const fetchCode = vi.fn(() => Promise.reject(vanished()))
  const late = new LateComponent<object>(fetchCode)
  draw(late)
  await vi.waitFor(() => expect(late.isMissing()).toBe(true))
  root.unmount()
  root = createRoot(page)
  window.dispatchEvent(new Event('online'))
  expect(fetchCode).toHaveBeenCalledOnce()
})
