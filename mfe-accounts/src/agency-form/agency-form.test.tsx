import { type Answers, failing, type RenderedPlugin, renderPlugin } from '@coverdesk/plugin-sdk/testing'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AgencyFormFragment } from '../generated/documents'
import accounts from '../plugin'
import { formAnswers, formAway, someFields, someForm } from '../testing/agency-form.fixtures'
import { settingsTab } from '../testing/SettingsTabStage'
import { deleteFormPath, formTabPath, matchFieldsPath, uploadFormPath } from './paths'

vi.mock('@coverdesk/design-system/pdf', () => ({ default: () => <p>The form</p> }))

/** happy-dom rejects every animation that is canceled; Fluent does without when there are none. */
Reflect.deleteProperty(Element.prototype, 'animate')

let rendered: RenderedPlugin
const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 10_000 })
const text = () => document.body.textContent ?? ''
const says = (words: string) => eventually(() => expect(text()).toContain(words))
const all = <Kind extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<Kind>(selector)]
const button = (words: string | RegExp) => all('button').find(({ textContent }) => textContent?.match(words))
const link = (words: string) => all<HTMLAnchorElement>('a').find(({ textContent }) => textContent === words)
const sentAs = (name: string) => rendered.sent.filter(sent => sent.name === name).map(({ variables }) => variables)
const press = async (words: string | RegExp) => {
  await eventually(() => expect(button(words)).toBeDefined())
  button(words)?.click()
}

describe('the tab of the certificate form', () => {
  beforeAll(async () => {
    await Promise.all([import('./UploadFormDialog'), import('./DeleteFormQuestion'), import('./FormUse')])
  })
  afterEach(() => rendered.unmount())
  const open = async (answers: Answers, path = formTabPath) => {
    rendered = await renderPlugin(settingsTab, { path, answers })
  }
  const use = () => document.body.querySelector<HTMLInputElement>('[role=switch]')

  it('says what it is for, where there is none', async () => {
    await open(formAnswers(null))
    await says('Use a form that your agency has a license for.')
    await eventually(() => expect(link('Upload form')?.getAttribute('href')).toBe(uploadFormPath))
    expect(link('Match fields')).toBeUndefined()
  })

  it('tells the file, who brought it, and how far it is filled', async () => {
    await open(formAnswers(someForm()))
    for (const words of ['Liability certificate 2026.pdf', 'Maya Reyes', '5 of 9 fields are filled', 'Not in use'])
      await says(words)
    expect(link('Match fields')?.getAttribute('href')).toBe(matchFieldsPath)
    expect(link('Preview')?.target).toBe('_blank')
  })

  it('lists what is missing, and does not let it be used', async () => {
    await open(formAnswers(someForm({ missing: ['the name of the holder'] })))
    await says('the name of the holder')
    expect(use()?.disabled).toBe(true)
    await says('Match the missing fields first.')
  })

  it('can be put out of use while something is missing', async () => {
    const missing = ['the name of the holder']
    const answer = { useCertificateForm: someForm({ version: 4, missing }) }
    await open({ ...formAnswers(someForm({ isInUse: true, missing })), UseAgencyForm: answer })
    await eventually(() => expect(use()?.disabled).toBe(false))
    use()?.click()
    await says('Not in use')
    expect(sentAs('UseAgencyForm')).toEqual([{ id: 'f1', version: 3, isInUse: false }])
  })

  it('says why the server refuses to use it', async () => {
    const refusal = failing(
      { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'isInUse', message: 'Match the name of the holder.' }] },
      { useCertificateForm: null },
    )
    await open({ ...formAnswers(someForm()), UseAgencyForm: refusal })
    await eventually(() => expect(use()).not.toBeNull())
    use()?.click()
    await says('Match the name of the holder.')
    expect(use()?.checked).toBe(false)
  })

  it('can be tried again when its area is away', async () => {
    await open({ AgencyForm: formAway })
    await says('The certificate form could not be loaded')
    await says('Retry')
  })

  it('is deleted after a question', async () => {
    const answer = {
      deleteCertificateForm: {
        __typename: 'DeletedCertificateForm',
        id: 'f1',
        restorableUntil: '2026-12-20T18:00:00Z',
      },
    }
    let form: AgencyFormFragment | null = someForm()
    const read = () => ({ certificateForm: form })
    const remove = () => {
      form = null
      return answer
    }
    await open({ AgencyForm: read, DeleteAgencyForm: remove }, deleteFormPath)
    await says('Delete the certificate form?')
    await press(/^Delete$/)
    await eventually(() => expect(rendered.path()).toBe(formTabPath))
    expect(sentAs('DeleteAgencyForm')).toEqual([{ id: 'f1', version: 3 }])
    await says('No certificate form')
  })

  it('has the server’s problem at the file', async () => {
    const refusal = failing(
      {
        code: 'VALIDATION_FAILED',
        validationErrors: [{ path: 'fileId', message: 'Nothing in this PDF can be filled.' }],
      },
      { uploadCertificateForm: null },
    )
    await open({ ...formAnswers(null), UploadAgencyForm: refusal }, uploadFormPath)
    await says('Upload a certificate form')
    await eventually(() => expect(all('button[type=submit]')).toHaveLength(1))
    all('button[type=submit]')[0]?.click()
    await says('Nothing in this PDF can be filled.')
    expect(rendered.path()).toBe(uploadFormPath)
  })
})

describe('the screen that matches fields', () => {
  beforeAll(() => import('./MatchForm'))
  afterEach(() => rendered.unmount())
  const open = async (answers: Answers) => {
    rendered = await renderPlugin(accounts, { path: matchFieldsPath, answers })
  }
  const row = (words: RegExp) => all('li > button').find(({ textContent }) => textContent?.match(words))
  const chooseRow = async (words: RegExp) => {
    await eventually(() => expect(row(words)).toBeDefined())
    row(words)?.click()
    await eventually(() => expect(row(words)?.getAttribute('aria-expanded')).toBe('true'))
  }
  const fill = async (words: RegExp, source: string) => {
    await chooseRow(words)
    const box = document.body.querySelector<HTMLInputElement>('input[role=combobox]')
    box?.click()
    await eventually(() => expect(all('[role=option]').some(({ textContent }) => textContent === source)).toBe(true))
    all('[role=option]')
      .find(({ textContent }) => textContent === source)
      ?.click()
  }

  it('shows the form, and every field with what fills it and why', async () => {
    await open(formAnswers(someForm()))
    await says('The form')
    await says('Insured: full nameInsured: Name · by its tooltip')
    await says('Text17Insured: Address · as in the former form')
    await says('Text19General Liability: Effective date · by your agency')
    await says('SignatureLeft empty')
    await says('General liability policy numberNot filled')
    await says('Liability certificate 2026.pdf · 5 of 9 fields are filled')
    expect(all('h2').map(({ textContent }) => textContent)).toEqual(['Page 1', 'Page 2'])
  })

  it('offers each field the sources of its kind', async () => {
    await open(formAnswers(someForm()))
    await chooseRow(/^GL_AI/)
    document.body.querySelector<HTMLInputElement>('input[role=combobox]')?.click()
    await eventually(() =>
      expect(all('[role=option]').map(({ textContent }) => textContent)).toEqual(['Leave empty', 'Additional insured']),
    )
  })

  it('sends what was changed alone, and shows what is saved', async () => {
    const fields = someFields.map(field =>
      field.name === 'GL_AI' ? { ...field, source: 'gl.additionalInsured', matchedBy: 'STAFF' as const } : field,
    )
    await open({ ...formAnswers(someForm()), MapAgencyForm: { mapCertificateForm: someForm({ version: 4, fields }) } })
    await fill(/^GL_AI/, 'Additional insured')
    await says('General Liability: Additional insured · not saved')
    await says('6 of 9 fields are filled')
    await press('Save 1 change')
    await says('General Liability: Additional insured · by your agency')
    expect(sentAs('MapAgencyForm')).toEqual([
      { id: 'f1', version: 3, input: { fields: [{ name: 'GL_AI', source: 'gl.additionalInsured' }] } },
    ])
    await says('Save changes')
  })

  it('can leave a field empty', async () => {
    const fields = someFields.map(field =>
      field.name === 'Date' ? { ...field, source: null, matchedBy: 'STAFF' as const } : field,
    )
    await open({ ...formAnswers(someForm()), MapAgencyForm: { mapCertificateForm: someForm({ version: 4, fields }) } })
    await fill(/^Date/, 'Leave empty')
    await press('Save 1 change')
    await says('DateLeft empty')
    await says('Save changes')
    expect(sentAs('MapAgencyForm')).toMatchObject([{ input: { fields: [{ name: 'Date', source: null }] } }])
  })

  it('puts what the server refuses at its field', async () => {
    const refusal = failing(
      {
        code: 'VALIDATION_FAILED',
        validationErrors: [{ path: 'fields.0.source', message: 'There is no such source.' }],
      },
      { mapCertificateForm: null },
    )
    await open({ ...formAnswers(someForm()), MapAgencyForm: refusal })
    await fill(/^GL_AI/, 'Additional insured')
    await press('Save 1 change')
    await says('There is no such source.')
    expect(row(/^GL_AI/)?.getAttribute('aria-expanded')).toBe('true')
  })

  it('asks where a colleague filled the same field otherwise, and saves on top of theirs', async () => {
    const fields = someFields.map(field =>
      field.name === 'Text18' ? { ...field, source: 'umbrella.number', matchedBy: 'STAFF' as const } : field,
    )
    const current = someForm({ version: 4, fields })
    const answer = ({ version }: { version: number }) =>
      version === 3
        ? failing({ code: 'CONFLICT', message: 'It was changed.', current }, { mapCertificateForm: null })
        : { mapCertificateForm: someForm({ version: 5 }) }
    await open({ ...formAnswers(someForm()), MapAgencyForm: answer })
    await fill(/^General liability policy number/, 'Effective date')
    await press('Save 1 change')
    await says('Choose what to keep')
    await says('General Liability: Effective date')
    await says('Umbrella: Policy number')
    await press('Save 1 change')
    await eventually(() => expect(sentAs('MapAgencyForm').map(({ version }) => version)).toEqual([3, 4]))
  })

  it('warns of what is missing, and says that one source fills two fields', async () => {
    const fields = someFields.map(field => (field.name === 'Date' ? { ...field, source: 'holder.name' } : field))
    await open(formAnswers(someForm({ fields, missing: ['a policy number'] })))
    await says('a policy number')
    await chooseRow(/^Date/)
    await says('The same fills Holder.')
  })

  it('goes to the next field that nothing fills with n, and to the neighbors with j and k', async () => {
    await open(formAnswers(someForm()))
    await says('SignatureLeft empty')
    await says('The form')
    const type = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const chosen = () => document.body.querySelector('li > button[aria-expanded=true]')?.textContent
    type('n')
    await eventually(() => expect(chosen()).toContain('General liability policy number'))
    type('n')
    await eventually(() => expect(chosen()).toContain('GL_AI'))
    type('k')
    await eventually(() => expect(chosen()).toContain('Text19'))
    type('j')
    await eventually(() => expect(chosen()).toContain('GL_AI'))
  })

  it('asks for a form first, where there is none', async () => {
    await open(formAnswers(null))
    await says('No certificate form')
    expect(link('Upload form')?.getAttribute('href')).toBe(uploadFormPath)
  })
})
