import { providePlugins } from '@coverdesk/plugin-sdk/host'
import { registryEntry } from '@coverdesk/plugin-sdk/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { followKeys } from './follow-keys'

const plugins = [
  registryEntry('accounts', {
    nav: [{ section: 'Knowledge', label: 'Accounts', icon: 'accounts', path: '/app/accounts', order: 1, key: 'a' }],
    commands: [
      { id: 'accounts.create', title: 'Create account', keys: 'c a', to: '/app/accounts/new' },
      { id: 'accounts.edit', title: 'Edit', keys: 'e', to: '/app/accounts/:id/edit', within: '/app/accounts/:id' },
      { id: 'accounts.first', title: 'First', keys: 'c', to: '/app/accounts/first', within: '/app/accounts/:id' },
    ],
  }),
  registryEntry('calls', {
    nav: [{ section: 'Communication', label: 'Calls', icon: 'calls', path: '/app/calls', order: 2, key: 'c' }],
  }),
]

const press = async (keys: string, target: Element = document.body) => {
  for (const key of keys.split(' ')) {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
  // What a command does begins with a promise.
  await new Promise(next => setTimeout(next))
}

const page = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as Element
}

describe('the keys', () => {
  beforeAll(() => {
    providePlugins(plugins, async () => ({}))
    followKeys(plugins)
  })
  beforeEach(async () => {
    page('')
    // A sequence that an earlier test began is over.
    await press('Escape Escape')
    window.history.replaceState(null, '', '/app/home')
  })

  it('lead to a place, and run a command', async () => {
    await press('g a')
    expect(location.pathname).toBe('/app/accounts')
    await press('c a')
    expect(location.pathname).toBe('/app/accounts/new')
  })

  it('run a command of a page only there, with what its address says', async () => {
    await press('e')
    expect(location.pathname).toBe('/app/home')
    window.history.replaceState(null, '', '/app/accounts/42')
    await press('e')
    expect(location.pathname).toBe('/app/accounts/42/edit')
  })

  it('are over once they have run something', async () => {
    await press('g c a')
    expect(location.pathname).toBe('/app/calls')
  })

  it('stand for the longest of what they can: `g c` is not `c`, too', async () => {
    window.history.replaceState(null, '', '/app/accounts/42')
    await press('g c')
    expect(location.pathname).toBe('/app/calls')
  })

  it('are left to the dialog that a command opens, which has no focus yet', async () => {
    await press('c a')
    await press('g a')
    expect(location.pathname).toBe('/app/accounts/new')
    document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await press('g a')
    expect(location.pathname).toBe('/app/accounts')
  })

  it.each([
    ['a field', '<input>'],
    ['a long text', '<textarea></textarea>'],
    ['a choice', '<select></select>'],
    ['rich text', '<div contenteditable="true"></div>'],
    ['a menu', '<div role="menu"></div>'],
  ])('do nothing in %s', async (_, html) => {
    await press('g a', page(html))
    expect(location.pathname).toBe('/app/home')
  })

  it.each(['dialog', 'alertdialog'])('do nothing while an open %s asks something', async role => {
    page(`<div role="${role}"></div>`)
    await press('g a')
    expect(location.pathname).toBe('/app/home')
  })

  it('work on a checkbox, which has no use for letters', async () => {
    await press('g a', page('<input type="checkbox">'))
    expect(location.pathname).toBe('/app/accounts')
  })
})
