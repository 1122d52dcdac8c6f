import { describe, expect, it, vi } from 'vitest'
import type { Offer } from '../commands/offer'
import { paletteGroups } from './palette-groups'
import type { RecordSearch } from './record-search'

const offer = (id: string, kind: Offer['kind'], title: string, words?: string): Offer => ({
  id,
  kind,
  title,
  icon: id,
  run: vi.fn(),
  ...(words && { words }),
})

const offers = [
  offer('edit', 'here', 'Edit account'),
  offer('home', 'go', 'Home'),
  offer('accounts', 'go', 'Accounts', 'Knowledge'),
  offer('create', 'command', 'Create account'),
]
const recent = Array.from({ length: 12 }, (_, at) => ({
  id: String(at),
  typename: 'Account',
  title: `Bayview ${at}`,
  path: `/app/accounts/${at}`,
}))

const search = (state: RecordSearch['state'], records: RecordSearch['records'] = []): RecordSearch => ({
  plugin: 'accounts',
  title: 'Accounts',
  records,
  state,
  retry: vi.fn(),
})

const show = (text: string, searches: RecordSearch[] = []) => {
  const goTo = vi.fn()
  const groups = paletteGroups({ text, offers, recent, searches, choose: chosen => () => void chosen.run(), goTo })
  return { groups, goTo, filled: groups.filter(({ options }) => options.length > 0) }
}

describe('the palette', () => {
  it('begins with the commands of the page, then five recent records, places and commands', () => {
    const { groups } = show('')
    expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
      ['On this page', 1],
      ['Recent', 5],
      ['Go to', 2],
      ['Commands', 1],
    ])
  })

  it('puts the group with the best answer first once something is typed', () => {
    expect(show('accounts').filled.map(({ title }) => title)[0]).toBe('Go to')
    expect(show('create').filled.map(({ title }) => title)).toEqual(['Commands'])
  })

  it('finds a place by its section, and every recent record', () => {
    expect(show('knowl').filled[0]?.options.map(({ title }) => title)).toEqual(['Accounts'])
    expect(show('bayview').filled[0]?.options).toHaveLength(12)
  })

  it('leaves out of the found records those that are recent ones', () => {
    const found = search({ status: 'found' }, [
      { id: '3', typename: 'Account', title: 'Bayview 3', path: '/app/accounts/3' },
      { id: '99', typename: 'Account', title: 'Bayview 99', path: '/app/accounts/99' },
    ])
    const { groups, goTo } = show('bayview', [found])
    const last = groups.at(-1)
    expect(last?.options.map(({ title }) => title)).toEqual(['Bayview 99'])
    last?.options[0]?.onChoose()
    expect(goTo).toHaveBeenCalledWith('/app/accounts/99')
  })

  it('lets a failed search be tried again, and shows everything else', () => {
    const failed = search({ status: 'failed', message: 'No answer.' })
    const { groups, filled } = show('account', [failed])
    const state = groups.at(-1)?.search
    if (state?.status !== 'failed') throw new Error('The failure does not show.')
    state.onRetry()
    expect(failed.retry).toHaveBeenCalled()
    expect(filled.length).toBeGreaterThan(1)
  })
})
