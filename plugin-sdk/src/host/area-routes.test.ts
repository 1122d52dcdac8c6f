import { createMemoryRouter, type LoaderFunction, replace } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { areaRoutes } from './area-routes'

let router: ReturnType<typeof createMemoryRouter>
const open = (loader: LoaderFunction) => {
  const routes = [
    { path: '/app/old', children: [{ path: ':id', loader }] },
    { path: '/app/new', loader: () => null },
  ]
  router = createMemoryRouter(areaRoutes(routes), { initialEntries: ['/app/old/1'] }).initialize()
}
const nowhere = () => new Response(null, { status: 302 })

describe('a page whose data says that it is elsewhere (302)', () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  beforeEach(() => leave.mockClear())
  afterEach(() => router.dispose())

  it.each<[string, LoaderFunction]>([
    ['answers', () => replace('/app/new')],
    [
      'throws',
      () => {
        throw replace('/app/new')
      },
    ],
  ])('leads to the place that it %s', async (_, loader) => {
    open(loader)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/new'), 20_000)
    expect(leave).not.toHaveBeenCalled()
  })

  it.each<[string, LoaderFunction]>([
    ['answers', nowhere],
    [
      'throws',
      () => {
        throw nowhere()
      },
    ],
  ])('leads to /signin when it %s without a place', async (_, loader) => {
    open(loader)
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/signin'), 20_000)
  })

  it('stays where it is with any other answer', async () => {
    open(() => new Response('{"id":"1"}', { headers: { 'content-type': 'application/json' } }))
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'), 20_000)
    await vi.waitFor(() => expect(Object.values(router.state.loaderData)).toContainEqual({ id: '1' }), 20_000)
    expect(router.state.location.pathname).toBe('/app/old/1')
    expect(leave).not.toHaveBeenCalled()
  })
})
