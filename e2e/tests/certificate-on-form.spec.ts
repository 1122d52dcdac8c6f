import { Caller } from '../support/caller.ts'
import { drawInProduct } from '../support/draw.ts'
import { expect, maya, productUrl, signIn, test } from '../support/journey.ts'
import { ownForm, removeOwnForm } from '../support/own-form.ts'

const use = `mutation ($id: ID!, $version: Int!) { useCertificateForm(id: $id, version: $version, isInUse: true) { isInUse missing } }`
const policies = `query { businessPolicies(first: 100, filter: { states: [INFORCE], types: [GENERAL_LIABILITY] }) {
  items { id policyNumber account { id details { ... on BusinessAccount { name } ... on IndividualAccount { name } } } } } }`
const create = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { certificateNumber rendering viewUrl } }`

test('an own form with a script is uploaded, and certificates are issued on it as documents that do nothing', async ({
  page,
}) => {
  const caller = await Caller.signedIn(productUrl(), maya)
  try {
    const form = await ownForm(caller)
    expect(await caller.call(use, form)).toEqual({ useCertificateForm: { isInUse: true, missing: [] } })
    interface Found {
      businessPolicies: { items: { id: string; policyNumber: string; account: { id: string } }[] }
    }
    const [policy] = (await caller.call<Found>(policies)).businessPolicies.items
    if (!policy) throw new Error('The seed has no general liability in force.')
    const holder = {
      name: 'Form Landlord',
      address: { line1: '4 Form Way', city: 'Oakland', zone: 'CA', postalCode: '94607' },
    }
    const input = { accountId: policy.account.id, policyIds: [policy.id], holder, overrideReason: 'It is a journey.' }
    const { createCertificate: issued } = await caller.call<{
      createCertificate: { certificateNumber: string; rendering: string; viewUrl: string }
    }>(create, { input })
    expect(issued.rendering).toBe('AGENCY_FORM')
    const { status, text } = await caller.fetch(issued.viewUrl)
    expect(status).toBe(200)
    expect(text).not.toMatch(/\/(?:AcroForm|Annots|JavaScript)\b/)

    await signIn(page)
    await drawInProduct(page, 'pdf', { url: issued.viewUrl, name: 'Certificate.pdf' })
    const view = page.getByRole('region', { name: 'Certificate.pdf' })
    await expect(view.getByText('Form Landlord')).toBeVisible()
    await expect(view.getByText(policy.policyNumber, { exact: true })).toBeVisible()
  } finally {
    await removeOwnForm(caller)
  }
})
