import { afterEach, expect, it, vi } from 'vitest'
import { routerWindow } from './router-window'

const listener = vi.fn()
afterEach(() => listener.mockClear())

/** What single-spa dispatches after each pushState. */
const synthetic = () => Object.assign(new PopStateEvent('popstate'), { singleSpa: true })

it('drops the event of single-spa when the router is already there', () => {
  const routers = routerWindow(() => true)
  routers.addEventListener('popstate', listener)
  window.dispatchEvent(synthetic())
  expect(listener).not.toHaveBeenCalled()
  routers.removeEventListener('popstate', listener)
})

it('passes it on when the router is elsewhere: the shell has navigated', () => {
  const routers = routerWindow(() => false)
  routers.addEventListener('popstate', listener)
  window.dispatchEvent(synthetic())
  expect(listener).toHaveBeenCalledOnce()
  routers.removeEventListener('popstate', listener)
})

it('passes on the back button in any case', () => {
  const routers = routerWindow(() => true)
  routers.addEventListener('popstate', listener)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledOnce()
  routers.removeEventListener('popstate', listener)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledOnce()
})

it('is the page’s own window in everything else', () => {
  const routers = routerWindow(() => true)
  expect(routers.location).toBe(window.location)
  expect(routers.history).toBe(window.history)
})
