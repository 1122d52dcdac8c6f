import { failing, type RenderedPlugin, renderPlugin, type StageOptions } from '@coverdesk/plugin-sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ImportedPolicyRowFragment, PolicyImportWholeFragment } from '../generated/documents'
import policies from '../plugin'
import { answerRows, badRow, duplicateRow, importedRow, importIn } from '../testing/imports.fixtures'

let rendered: RenderedPlugin
const sent: { name: string; variables: Readonly<Record<string, unknown>> }[] = []
const timeout = 10_000

async function open(
  found: PolicyImportWholeFragment,
  rows: readonly ImportedPolicyRowFragment[] = [],
  answers: StageOptions['answers'] = {},
) {
  sent.length = 0
  rendered = await renderPlugin(policies, {
    path: '/app/policies/import/i1',
    answers: { PolicyImport: { policyImport: found }, PolicyImportRows: answerRows(rows), ...answers },
    onSent: one => void sent.push(one),
  })
}
const says = (text: string) => vi.waitFor(() => expect(rendered.page.textContent).toContain(text), timeout)
const button = (name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    if (!found) throw new Error(`There is no button ${name}.`)
    return found
  }, timeout)
const press = async (name: string) => (await button(name)).click()
const sentAs = (operation: string) =>
  vi.waitFor(() => {
    const found = sent.find(({ name }) => name === operation)
    if (!found) throw new Error(`${operation} was not sent.`)
    return found.variables
  }, timeout)
const linkTo = (text: string) =>
  [...rendered.page.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.getAttribute('href')

describe('the page of a policy import', () => {
  afterEach(() => rendered.unmount())

  it('sends what the columns are, and shows a refusal at its field', async () => {
    const message = 'Choose the column with the carrier.'
    const refusal = failing(
      { code: 'VALIDATION_FAILED', validationErrors: [{ path: 'columns.CARRIER', message }] },
      { mapPolicyImport: null },
    )
    await open(importIn('MAPPING'), [], { MapPolicyImport: refusal })
    await press('Check rows')
    expect(await sentAs('MapPolicyImport')).toMatchObject({
      id: 'i1',
      version: 2,
      input: { mapping: expect.arrayContaining([{ field: 'POLICY_NUMBER', column: 3 }]) },
    })
    await says(message)
    const carrier = rendered.page.querySelector('select[name="columns.CARRIER"]')
    expect(carrier?.getAttribute('aria-invalid')).toBe('true')
  })

  const counts = { rows: 9, ready: 7, invalid: 1, numberDuplicates: 1, newCarriers: 1 }

  it('says of each row what it is, what is wrong with it, and which policy it is the same as', async () => {
    await open(importIn('CHECKED', counts), [badRow, duplicateRow, importedRow(9, { inforceAt: null })])
    await says('1 carrier will be added.')
    await says('Account name: No account has this name. Import the account first.')
    await says('In force from: Enter a day such as 2027-01-31.')
    await says('Tideline Mutual · GL-20423 · Jan 31, 2026 to Jan 31, 2027 · $4,821.50')
    await says('Tideline Mutual · GL-20425 · until Jan 31, 2027 · $4,821.50')
    await says('Same policy number and carrier as a policy that is here')
    expect(linkTo('a policy that is here')).toBe('/app/policies/p2/overview')
  })

  it('names the earlier row that a row is the same as', async () => {
    const duplicate = { __typename: 'PolicyImportDuplicate', by: 'TERM', policyId: null, row: 3 } as const
    await open(importIn('CHECKED', { rows: 2, termDuplicates: 1 }), [
      importedRow(5, { outcome: 'DUPLICATE', duplicate }),
    ])
    await says('Same account, type and first day as row 3')
    await says('1 row with the account, type and first day of another policy')
  })

  it('leaves duplicates alone unless someone says otherwise', async () => {
    await open(importIn('CHECKED', counts), [duplicateRow], {
      StartPolicyImport: { startPolicyImport: importIn('IMPORTING', counts, { version: 3 }) },
    })
    await press('Import 7 policies')
    expect(await sentAs('StartPolicyImport')).toMatchObject({
      input: { numberDuplicates: 'SKIP', termDuplicates: 'SKIP' },
    })
    await says('Creating policies')
  })

  it('links what it created, and offers to take it back', async () => {
    await open(importIn('DONE', { ...counts, created: 7, skipped: 1 }), [
      importedRow(2, { outcome: 'CREATED', policyId: 'p8' }),
    ])
    await says('GL-20418')
    expect(linkTo('Bayview Marine Services LLC')).toBe('/app/policies/p8/overview')
    expect(linkTo('Open policies')).toBe('/app/policies')
    await button('Undo import')
  })

  it('says that there is no such import, and leads back', async () => {
    await open(importIn('MAPPING'), [], {
      PolicyImport: failing({ code: 'NOT_FOUND', message: 'This import does not exist.' }, { policyImport: null }),
    })
    await says('There is no such import')
    expect(linkTo('Back to policies')).toBe('/app/policies')
  })
})

describe('the imports of policies', () => {
  afterEach(() => rendered.unmount())

  it('are a page of their own, and no policy', async () => {
    const found = { ...importIn('DONE', { rows: 40, created: 40, removed: 2 }), createdBy: null }
    rendered = await renderPlugin(policies, {
      path: '/app/policies/import',
      answers: {
        SavedViews: { savedViews: [] },
        PolicyImports: {
          policyImports: { __typename: 'PolicyImportPage', items: [found], total: 1, endCursor: null },
        },
      },
    })
    await says('Import policies')
    await says('1 import')
    await says('Policies created')
    expect(linkTo('Upload a list')).toBe('/app/policies/import/new')
  })
})
