import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateComponent, useLate } from './late-component'

function Place({ late }: { late: LateComponent<object> }) {
  const Part = useLate(late)
  return Part ? <Part /> : 'Loading...'
}

const Part = () => 'The part'

const page = document.createElement('div')
const root = createRoot(page)
const draw = (late: LateComponent<object>) => root.render(<Place late={late} />)
const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toBe(text), { timeout: 20_000, interval: 2 })

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

it('is drawn as soon as its code is there, not a third of a second after its placeholder', async () => {
  let arrive = (_part: typeof Part) => {}
  const code = new Promise<typeof Part>(resolve => (arrive = resolve))
  draw(new LateComponent(() => code))
  await shows('Loading...')
  const begun = performance.now()
  arrive(Part)
  await shows('The part')
  expect(performance.now() - begun).toBeLessThan(150)
})
