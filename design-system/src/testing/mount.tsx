import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { CoverdeskProvider } from '../provider/CoverdeskProvider'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// happy-dom rejects every animation that is canceled; Fluent does without when there are none.
Reflect.deleteProperty(Element.prototype, 'animate')

/** Draws for one test, inside the provider; what is drawn leaves with the test. */
export async function mount(children: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const draw = (next: ReactNode) =>
    act(async () =>
      root.render(
        <CoverdeskProvider theme="light" idPrefix="test-">
          {next}
        </CoverdeskProvider>,
      ),
    )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await draw(children)
  return { redraw: draw }
}

/** The input under a label. */
export function inputOf(label: string) {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const input = found && document.getElementById(found.htmlFor)
  if (!(input instanceof HTMLInputElement)) throw new Error(`No input is labeled "${label}"`)
  return input
}

/** Types as a person does: key by key, each one handled before the next. */
export async function type(input: HTMLInputElement, text: string) {
  for (const character of text) {
    await act(async () => setNativeValue(input, input.value + character))
  }
}

/** Sets a value so that React notices. */
export function setNativeValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
