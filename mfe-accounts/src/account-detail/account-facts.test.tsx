import { type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AccountProfileFragment } from '../generated/documents'
import accounts from '../plugin'
import { bayview, ines } from '../testing/accounts.fixtures'

let rendered: RenderedPlugin

async function open(account: AccountProfileFragment) {
  rendered = await renderPlugin(accounts, { path: `/app/accounts/${account.id}`, answers: { Account: { account } } })
  await vi.waitFor(() => expect(section('Contact overview')).toBeDefined(), 20_000)
}

const section = (title: string) =>
  [...rendered.page.querySelectorAll('section')].find(one => one.querySelector('h2')?.textContent === title)
/** A section's facts by their names. */
const factsOf = (title: string) =>
  Object.fromEntries(
    [...(section(title)?.querySelectorAll('dt') ?? [])].map(name => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  )
const header = () => rendered.page.querySelector('h1')?.closest('header')?.textContent

describe('the page of an account', () => {
  afterEach(() => rendered.unmount())

  it('of a business names its first contact and the day it was created on, and can be edited', async () => {
    await open(bayview)
    expect(header()).toContain('Bayview Marine Services LLC')
    expect(header()).toContain('Dana Whitfield')
    expect(header()).toContain('Created on Mar 4, 2024')
    const edit = [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Edit')
    expect(edit?.getAttribute('href')).toBe('/app/accounts/2/edit')
  })

  it('of an individual names no one else', async () => {
    await open({ ...ines, contacts: bayview.contacts })
    expect(header()).toContain('Created on Nov 20, 2025')
    expect(header()).not.toContain('Dana Whitfield')
  })

  it('of a business has its contact and its details', async () => {
    await open(bayview)
    expect(factsOf('Contact overview')).toMatchObject({
      Name: 'Dana Whitfield',
      Email: 'dana@bayview.example',
      Phone: '(415) 555-0143',
      'Account since': 'Mar 4, 2024',
    })
    expect(factsOf('Business details')).toMatchObject({
      Name: 'Bayview Marine Services LLC',
      'Mailing address': '12 Harbor Way\nSuite 4\nOakland, CA 94607',
    })
  })

  it('calls a number with its extension', async () => {
    await open({ ...ines, details: { ...ines.details, phone: '+14155550199 x12' } })
    expect(factsOf('Contact overview')).toMatchObject({ Phone: '(415) 555-0199 ext. 12' })
    expect(rendered.page.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+14155550199;ext=12')
  })

  it('of an individual has their own words, and no business details', async () => {
    await open({ ...ines, details: { ...ines.details, phone: '4155550199' } })
    expect(factsOf('Contact overview')).toMatchObject({
      Name: 'Ines Kovac',
      Email: 'ines@kovac.example',
      Phone: '(415) 555-0199',
      'Account since': 'Nov 20, 2025',
    })
    expect(section('Business details')).toBeUndefined()
  })
})
