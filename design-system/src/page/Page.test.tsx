import { expect, it } from 'vitest'
import { mount } from '../testing/mount'
import { Page } from './Page'

it('fades in over 0.1 seconds', async () => {
  await mount(
    <Page>
      <h1>Accounts</h1>
    </Page>,
  )
  const page = document.querySelector('h1')?.parentElement as HTMLElement
  const { animationName, animationDuration } = getComputedStyle(page)
  expect(animationDuration).toBe('100ms')
  const frames = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find(({ cssText }) => cssText.includes('@keyframes') && cssText.includes(animationName))
  expect(frames?.cssText).toMatch(/(from|0%) \{ opacity: 0; \}/)
})
