import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputOf, mount, type } from '../testing/mount'
import { type ComboboxResult, defaultLimits, listShows, matchOptions } from './combobox-rules'
import { SearchCombobox } from './SearchCombobox'
import { useServerForm } from './use-server-form'

const contacts = [
  { value: 'c1', label: 'Dana Whitfield', description: 'dana@bayview.example' },
  { value: 'c2', label: 'Chidinma Okafor', description: 'chidi@mail.example' },
]

describe('the list', () => {
  it('shows without a query when there are few enough options', () => {
    expect(listShows(50, '', defaultLimits)).toBe(true)
  })
  it('waits for three characters when there are too many', () => {
    expect(listShows(51, 'da', defaultLimits)).toBe(false)
    expect(listShows(51, ' da ', defaultLimits)).toBe(false)
    expect(listShows(51, 'dan', defaultLimits)).toBe(true)
  })
})

describe('options in the browser', () => {
  it.each([
    ['WHIT', ['c1']],
    ['mail.ex', ['c2']],
    ['C2', ['c2']],
    ['', ['c1', 'c2']],
    ['nobody', []],
  ])('match %s by label, description or value in any case', (text, values) => {
    const result = matchOptions(contacts, text)
    expect(result.status === 'loaded' && result.options.map(option => option.value)).toEqual(values)
  })
})

function ContactForm(props: { result: ComboboxResult; onSearch(text?: string): void }) {
  const form = useServerForm({ defaultValues: { contact: '' }, validationErrors: undefined, onSubmit() {} })
  return (
    <>
      <SearchCombobox form={form} name="contact" label="Contact" {...props} />
      <output>{form.watch('contact')}</output>
    </>
  )
}

describe('the combobox', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const options = () => [...document.querySelectorAll('[role=option]')].map(option => option.textContent)
  const open = () => act(async () => inputOf('Contact').click())

  it('asks once, 200 ms after the last key', async () => {
    const onSearch = vi.fn()
    await mount(<ContactForm result={{ status: 'loading' }} onSearch={onSearch} />)
    await open()
    await type(inputOf('Contact'), 'dana')
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(onSearch).not.toHaveBeenCalledWith('dana')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(onSearch).toHaveBeenLastCalledWith('dana')
    expect(onSearch.mock.calls.map(([text]) => text)).not.toContain('dan')
  })

  it('says what it waits for, what failed, and when nothing was found', async () => {
    const { redraw } = await mount(<ContactForm result={{ status: 'loading' }} onSearch={() => undefined} />)
    await open()
    expect(options()).toEqual(['Searching...'])
    for (const [result, words] of [
      [{ status: 'loaded', options: contacts, total: 900 }, 'Type at least 3 characters'],
      [{ status: 'failed', message: 'Contacts could not be loaded' }, 'Contacts could not be loaded'],
      [matchOptions([]), 'Nothing found'],
    ] as const) {
      await redraw(<ContactForm result={result} onSearch={() => undefined} />)
      expect(options()).toEqual([words])
    }
  })

  it('keeps the value of the chosen option and shows its label', async () => {
    await mount(<ContactForm result={matchOptions(contacts)} onSearch={() => undefined} />)
    await open()
    await act(async () => document.querySelectorAll<HTMLElement>('[role=option]')[1]?.click())
    expect(document.querySelector('output')?.textContent).toBe('c2')
    expect(inputOf('Contact').value).toBe('Chidinma Okafor')
  })
})
