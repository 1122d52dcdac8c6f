import { asLiteral, sharedDatabase } from '@coverdesk/kit/testing'
import { describe, expect, it } from 'vitest'
import { type AccountAnswer, everyField, them, us, useAccountsSubgraph } from '../testing/accounts-subgraph.ts'

const subgraph = useAccountsSubgraph()

const read = `query ($id: ID!) { account(id: $id) { ...EveryField } } ${everyField}`
const create = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { ...EveryField } } ${everyField}`
const update = /* GraphQL */ `
  mutation ($id: ID!, $version: Int!, $input: UpdateAccountInput!) {
    updateAccount(id: $id, version: $version, input: $input) { ...EveryField }
  }
  ${everyField}
`
const byIds = 'query ($ids: [ID!]!) { accountsByIds(ids: $ids) { id version contacts { name } } }'
const countContacts = async () =>
  (await subgraph.data<{ contacts: { total: number } }>('{ contacts { total } }')).contacts.total

const readAccount = async (id: string) => (await subgraph.data<{ account: AccountAnswer }>(read, { id })).account
const createAccount = async (input: object) =>
  (await subgraph.data<{ createAccount: AccountAnswer }>(create, { input })).createAccount
const updateAccount = async (id: string, version: number, input: object) =>
  (await subgraph.data<{ updateAccount: AccountAnswer }>(update, { id, version, input })).updateAccount
const createBusiness = () => createAccount({ type: 'BUSINESS', business, contact })

const business = { name: 'Juniper & Co.', email: 'hello@juniper.example' }
const individual = { name: 'Quill, Ann', email: 'ann@quill.example' }
const contact = { name: 'Jun Iper', email: 'jun@juniper.example', phone: '415 555 0100' }
const mailingAddress = { line1: '1 Main St', city: 'Albany', zone: 'NY', postalCode: '12203' }
const nobody = '650000000000000000000099'

describe('creating an account', () => {
  it.each([
    { type: 'BUSINESS', business: { ...business, mailingAddress }, contact },
    { type: 'BUSINESS', business: { ...business, mailingAddress: { city: '' } }, contact },
    { type: 'INDIVIDUAL', individual: { ...individual, mailingAddress } },
  ])('takes the same written into the query as in a variable: %o', async input => {
    const inline = `mutation { createAccount(input: ${asLiteral(input)}) { ...EveryField } } ${everyField}`
    const { createAccount: account } = await subgraph.data<{ createAccount: AccountAnswer }>(inline)
    expect(account.details).toEqual((await createAccount(input)).details)
  })

  it('stores a business with a new contact, in the form the house keeps', async () => {
    const account = await createAccount({
      type: 'BUSINESS',
      business: {
        ...business,
        name: '  Juniper   & Co. ',
        dba: '',
        phone: '(415) 555-0111',
        website: 'juniper.example',
        mailingAddress: { ...mailingAddress, line2: ' ' },
      },
      contact,
    })
    expect(account).toEqual({
      __typename: 'Account',
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'BUSINESS',
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: account.createdAt,
      details: {
        __typename: 'BusinessAccount',
        name: 'Juniper & Co.',
        dba: null,
        email: 'hello@juniper.example',
        phone: '+14155550111',
        website: 'https://juniper.example',
        mailingAddress: { __typename: 'Address', ...mailingAddress, line2: null },
      },
      contacts: [{ __typename: 'Contact', id: expect.any(String), version: 1, ...contact, phone: '+14155550100' }],
    })
    expect(await readAccount(account.id)).toEqual(account)
  })

  it('stores a business with an existing contact', async () => {
    const [shared] = (await createBusiness()).contacts
    const before = await countContacts()
    const account = await createAccount({ type: 'BUSINESS', business, associateContactId: shared?.id })
    expect(account.contacts).toEqual([shared])
    expect(await countContacts()).toBe(before)
  })

  it('stores an individual, who has no contacts', async () => {
    const account = await createAccount({ type: 'INDIVIDUAL', individual: { ...individual, mailingAddress } })
    expect(account).toMatchObject({ type: 'INDIVIDUAL', details: { __typename: 'IndividualAccount' }, contacts: [] })
  })

  it('names every wrong field, and stores nothing', async () => {
    const before = await countContacts()
    const { message, extensions } = await subgraph.failure(us, create, {
      input: {
        type: 'BUSINESS',
        business: { name: '', email: 'x', mailingAddress: { city: 'Albany', zone: 'XX' } },
        contact,
      },
    })
    expect(message).toBe('5 fields need a correction.')
    expect(extensions).toEqual({
      code: 'VALIDATION_FAILED',
      validationErrors: [
        { path: 'business.name', message: 'Enter the name of the business.' },
        { path: 'business.email', message: 'Enter an email address such as name@example.com.' },
        { path: 'business.mailingAddress.line1', message: 'Enter the street address.' },
        { path: 'business.mailingAddress.zone', message: 'Choose a state.' },
        { path: 'business.mailingAddress.postalCode', message: 'Enter a ZIP code such as 94107 or 94107-1234.' },
      ],
    })
    expect(await countContacts()).toBe(before)
  })

  it.each(['!!!', '🙂', '’', '\u0301'])('refuses the name %j, which has nothing to sort by', async name => {
    const input = { type: 'BUSINESS', business: { ...business, name }, contact: { ...contact, name } }
    const { extensions } = await subgraph.failure(us, create, { input })
    expect(extensions['validationErrors']).toEqual([
      { path: 'business.name', message: 'Enter the name of the business.' },
      { path: 'contact.name', message: "Enter the contact's name." },
    ])
  })

  it.each([nobody, 'no id'])('refuses the contact %j, which does not exist', async associateContactId => {
    const input = { type: 'BUSINESS', business, associateContactId }
    const { extensions } = await subgraph.failure(us, create, { input })
    expect(extensions['validationErrors']).toEqual([
      { path: 'associateContactId', message: 'This contact doesn’t exist. Choose another one.' },
    ])
  })
})

describe('an idempotency key', () => {
  const keyed = `mutation ($input: CreateAccountInput!, $key: String) {
    createAccount(input: $input, idempotencyKey: $key) { ...EveryField }
  } ${everyField}`

  it('lets 50 parallel requests create one account with one contact, and answers all alike', async () => {
    const before = await countContacts()
    const input = { type: 'BUSINESS', business: { ...business, name: 'Once Only' }, contact }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => subgraph.ask<object>(us, keyed, { input, key: 'once' })),
    )
    expect(answers.filter(({ errors }) => errors)).toEqual([])
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const found = await subgraph.data<{ accounts: { total: number } }>('{ accounts(search: "once only") { total } }')
    expect(found.accounts.total).toBe(1)
    expect(await countContacts()).toBe(before + 1)
  })

  it('is refused with another input', async () => {
    const input = { type: 'INDIVIDUAL', individual }
    await subgraph.data(keyed, { input, key: 'other' })
    const changed = { input: { type: 'INDIVIDUAL', individual: { ...individual, name: 'Else' } }, key: 'other' }
    const { extensions } = await subgraph.failure(us, keyed, changed)
    expect(extensions['validationErrors']).toMatchObject([{ path: 'idempotencyKey' }])
  })
})

describe('what an account tells others', () => {
  const events = () =>
    sharedDatabase('events')
      .collection('outbox')
      .find({}, { sort: { _id: 1 } })
      .toArray()

  it('is one event per record that was created or changed', async () => {
    const before = (await events()).length
    const account = await createBusiness()
    await updateAccount(account.id, 1, { business: { ...business, dba: 'Told' } })
    expect((await events()).slice(before).map(({ type, id, version }) => [type, id, version])).toEqual([
      ['ContactCreated', account.contacts[0]?.id, 1],
      ['AccountCreated', account.id, 1],
      ['AccountUpdated', account.id, 2],
    ])
  })
})

describe('updating an account', () => {
  it('replaces its details and counts its version up', async () => {
    const account = await createBusiness()
    const changed = await updateAccount(account.id, 1, {
      business: { ...business, name: 'Juniper Works', mailingAddress },
    })
    expect(changed).toMatchObject({ version: 2, details: { name: 'Juniper Works' }, contacts: account.contacts })
    expect(changed.updatedAt >= account.updatedAt && changed.createdAt === account.createdAt).toBe(true)
    const found = await subgraph.data<{ accounts: { items: { id: string }[] } }>(
      '{ accounts(search: "albany works jun") { items { id } } }',
    )
    expect(found.accounts.items).toEqual([{ id: account.id }])
  })

  it('replaces the first contact by a new or an existing one, and keeps the details', async () => {
    const account = await createBusiness()
    const other = await createAccount({ type: 'BUSINESS', business, contact: { ...contact, name: 'Otto' } })
    const renewed = await updateAccount(account.id, 1, { contact: { ...contact, name: 'Nora' } })
    expect(renewed.contacts.map(({ name }) => name)).toEqual(['Nora'])
    expect(renewed.details).toEqual(account.details)
    const shared = await updateAccount(account.id, 2, { associateContactId: other.contacts[0]?.id })
    expect(shared.contacts).toEqual(other.contacts)
  })

  it('keeps the type', async () => {
    const { id } = await createBusiness()
    const { extensions } = await subgraph.failure(us, update, { id, version: 1, input: { individual } })
    expect(extensions['validationErrors']).toEqual([{ path: 'individual', message: 'This account is a business.' }])
  })

  it('refuses an older version and shows the account as a query would', async () => {
    const account = await createBusiness()
    const changed = await updateAccount(account.id, 1, { business: { ...business, dba: 'First' } })
    const before = await countContacts()
    const variables = { id: account.id, version: 1, input: { business: { ...business, dba: 'Second' }, contact } }
    const { message, extensions } = await subgraph.failure(us, update, variables)
    expect(message).toBe('Someone else changed this.')
    expect(extensions).toEqual({ code: 'CONFLICT', current: changed })
    expect(await readAccount(account.id)).toEqual(changed)
    expect(await countContacts()).toBe(before)
  })

  it('shows an individual in a conflict as a query would, too', async () => {
    const { id } = await createAccount({ type: 'INDIVIDUAL', individual })
    const { extensions } = await subgraph.failure(us, update, { id, version: 7, input: { individual } })
    expect(extensions['current']).toEqual(await readAccount(id))
  })

  it('lets one of 20 people through who save at the same time', async () => {
    const { id } = await createBusiness()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        subgraph.ask(us, update, {
          id,
          version: 1,
          input: { business: { ...business, dba: `Nr. ${index}` }, contact },
        }),
      ),
    )
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'SAVED')
    expect(codes.filter(code => code === 'SAVED')).toHaveLength(1)
    expect(codes.filter(code => code === 'CONFLICT')).toHaveLength(19)
    expect((await readAccount(id)).version).toBe(2)
  })
})

describe('accounts by id', () => {
  it('come in the order asked, with null for those that do not exist', async () => {
    const [one, two] = [await createBusiness(), await createAccount({ type: 'INDIVIDUAL', individual })]
    const { accountsByIds } = await subgraph.data<{ accountsByIds: ({ id: string } | null)[] }>(byIds, {
      ids: [two.id, nobody, one.id, 'no id', two.id],
    })
    expect(accountsByIds.map(account => account?.id ?? null)).toEqual([two.id, null, one.id, null, two.id])
  })
})

describe("another agency's id is answered like one that does not exist", () => {
  const theirAccount = async () => {
    const { data } = await subgraph.ask<{ accounts: { items: AccountAnswer[] } }>(
      them,
      '{ accounts(filter: { type: BUSINESS }, first: 1) { items { id version contacts { id } } } }',
    )
    const account = data?.accounts.items[0]
    if (!account?.contacts[0]) throw new Error('The other agency has no account.')
    return { account, contact: account.contacts[0] }
  }
  /** Without the request's id, and with the id that was asked for blotted out. */
  const answer = async (query: string, variables: object, id: string) => {
    const { data, errors } = await subgraph.ask(us, query, variables)
    for (const { extensions } of errors ?? []) delete extensions['requestId']
    return JSON.stringify({ data, errors }).replaceAll(id, '<id>')
  }

  it.each<[string, string, (id: string, contactId: string) => object]>([
    ['account', read, id => ({ id })],
    ['accountsByIds', byIds, id => ({ ids: [id] })],
    ['updateAccount', update, id => ({ id, version: 1, input: { business } })],
    ['updateAccount with wrong input', update, id => ({ id, version: 1, input: { individual: {} } })],
  ])('by %s', async (_, query, variablesFor) => {
    const { account } = await theirAccount()
    const theirs = await answer(query, variablesFor(account.id, ''), account.id)
    expect(theirs).toBe(await answer(query, variablesFor(nobody, ''), nobody))
    expect(theirs).toBe(await answer(query, variablesFor('no-id', ''), 'no-id'))
    expect(theirs).not.toContain('CANARY')
  })

  it.each<[string, string, (contactId: string, ourAccount: string) => object]>([
    ['createAccount', create, associateContactId => ({ input: { type: 'BUSINESS', business, associateContactId } })],
    ['updateAccount', update, (associateContactId, id) => ({ id, version: 1, input: { associateContactId } })],
  ])('by the contact of %s', async (_, query, variablesFor) => {
    const { id } = await createBusiness()
    const { contact: foreign } = await theirAccount()
    const theirs = await answer(query, variablesFor(foreign.id, id), foreign.id)
    expect(theirs).toBe(await answer(query, variablesFor(nobody, id), nobody))
    expect(theirs).toContain('associateContactId')
  })
})

describe('an anonymous caller', () => {
  it.each<[string, object]>([
    ['{ accounts { total } }', {}],
    ['{ contacts { total } }', {}],
    [read, { id: nobody }],
    [byIds, { ids: [nobody] }],
    [create, { input: { type: 'INDIVIDUAL', individual } }],
    [update, { id: nobody, version: 1, input: {} }],
  ])('is asked to sign in by %s', async (query, variables) => {
    const { extensions } = await subgraph.failure({}, query, variables)
    expect(extensions.code).toBe('UNAUTHENTICATED')
  })
})
