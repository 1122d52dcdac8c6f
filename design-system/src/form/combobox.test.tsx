import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputOf, mount, type } from '../testing/mount'
import { type ComboboxResult, defaultLimits, listShows, matchOptions } from './combobox-rules'
import { type ComboboxAddition, SearchCombobox } from './SearchCombobox'
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

interface ContactFormProps {
  result: ComboboxResult
  onSearch(text?: string): void
  addition?: ComboboxAddition
  onSubmit?(values: { contact: string }): void
}

function ContactForm({ onSubmit = () => undefined, ...props }: ContactFormProps) {
  const form = useServerForm({ defaultValues: { contact: '' }, validationErrors: undefined, onSubmit })
  return (
    <form {...form.formProps}>
      <SearchCombobox form={form} name="contact" label="Contact" {...props} />
      <output>{form.watch('contact')}</output>
      <button type="submit">Save</button>
    </form>
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

  it('says how many more there are than it shows', async () => {
    const result = { status: 'loaded', options: contacts, total: 45 } as const
    await mount(<ContactForm result={result} onSearch={() => undefined} />)
    await open()
    expect(options().at(-1)).toBe(`${45 - contacts.length} more. Keep typing to narrow the list.`)
    expect(options()).toHaveLength(contacts.length + 1)
  })

  it('keeps the value of the chosen option and shows its label', async () => {
    await mount(<ContactForm result={matchOptions(contacts)} onSearch={() => undefined} />)
    await open()
    await act(async () => document.querySelectorAll<HTMLElement>('[role=option]')[1]?.click())
    expect(document.querySelector('output')?.textContent).toBe('c2')
    expect(inputOf('Contact').value).toBe('Chidinma Okafor')
  })
})

describe('Tab in the combobox', () => {
  const addition: ComboboxAddition = {
    label: text => `Add “${text}”`,
    option: text => ({ value: `+${text}`, label: text }),
    undecided: text => `Choose a contact, or add “${text}”.`,
  }
  const value = () => document.querySelector('output')?.textContent
  const options = () => [...document.querySelectorAll('[role=option]')].map(option => option.textContent)
  const press = (key: string) =>
    act(async () => inputOf('Contact').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  const leave = () => act(async () => inputOf('Contact').blur())
  const typed = async (text: string, props: Partial<ContactFormProps> = {}) => {
    const form = (
      <ContactForm result={matchOptions(contacts, text)} onSearch={() => undefined} addition={addition} {...props} />
    )
    const { redraw } = await mount(form)
    await act(async () => inputOf('Contact').focus())
    await act(async () => inputOf('Contact').click())
    await type(inputOf('Contact'), text)
    await redraw(form)
  }
  const tab = async () => {
    await press('Tab')
    await leave()
  }

  it('adds nothing: the text stays, and the form is not sent until it is chosen, added or cleared', async () => {
    const onSubmit = vi.fn()
    await typed('Dana Whitfeld', { onSubmit })
    expect(options()).toEqual(['Add “Dana Whitfeld”'])
    await tab()
    expect(value()).toBe('')
    expect(options(), 'the list does not cover the message').toEqual([])
    expect(inputOf('Contact').value).toBe('Dana Whitfeld')
    expect(document.body.textContent).toContain('Choose a contact, or add “Dana Whitfeld”.')
    await act(async () => document.querySelector('button')?.click())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('chooses the option that has this name', async () => {
    await typed('dana whitfield')
    await tab()
    expect(value()).toBe('c1')
    expect(inputOf('Contact').value).toBe('Dana Whitfield')
  })

  it('chooses no option that is only the first one', async () => {
    await typed('mail.ex')
    await tab()
    expect(value()).toBe('')
  })

  it('leaves the new record to the form, once someone chose to add it', async () => {
    const onSubmit = vi.fn()
    await typed('Noor Haddad', { onSubmit })
    await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click())
    await tab()
    await act(async () => document.querySelector('button')?.click())
    expect(onSubmit).toHaveBeenCalledWith({ contact: '+Noor Haddad' })
  })
})
