import { randomUUID } from 'node:crypto'
import { uploadList } from '../../e2e/support/client-list.ts'
import { sendCertificateForm } from '../../e2e/support/own-form.ts'
import type { AreaTenancy, Records } from '../../e2e/tenancy/records.ts'
import { pictureForm } from '../../e2e/tenancy/routes.ts'

const personMapping = [
  { field: 'NAME', column: 0 },
  { field: 'EMAIL', column: 1 },
]

interface Holder {
  id: string
  version: number
}

const holdersOf = 'query ($name: String) { found: certificateHolders(search: $name) { items { id version } } }'
interface WithContacts {
  contacts: { id: string; version: number }[]
}

const createAccount =
  'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { contacts { id version } } }'
const contactsOf = 'query ($id: ID!) { account(id: $id) { contacts { id version } } }'

async function sendPicture({ caller }: Records): Promise<string> {
  const { text } = await caller.fetch('/files', { method: 'POST', body: pictureForm() })
  return JSON.parse(text).files[0].id
}

const forIntegrations = 'A person is refused before anything is looked up.'

const ofPolicyIds = 'It has to be one of `policyIds`, where each id is tried.'

export const tenancy: AreaTenancy = {
  kinds: {
    certificateId: 'CertificateOfLiabilityInsurance',
    certificateIds: 'CertificateOfLiabilityInsurance',
    contactIds: 'contact of Account',
    fileId: 'upload',
    'Mutation.createAccountImport.input.fileId': 'client list',
    'Mutation.deleteCertificateHolder.id': 'KnownHolder',
    'Mutation.mergeAccounts.duplicateId': 'Account',
    'Mutation.mergeAccounts.survivorId': 'Account',
    'Mutation.removeAccountContact.contactId': 'contact of Account',
    'Mutation.startAccountImport.id': 'checked AccountImport',
    'Mutation.startCertificateReissue.input.certificateIds': 'superseded CertificateOfLiabilityInsurance',
    'Mutation.undoAccountImport.id': 'canceled AccountImport',
    'Mutation.uploadCertificateForm.input.fileId': 'form',
  },
  ignored: {
    mentionIds: 'Whoever is no colleague is not told.',
    'Query.certificateFindings.input.lineTerms.policyId': ofPolicyIds,
    'Query.previewSyncedAccounts.input.records.linkTo': forIntegrations,
    'Query.previewSyncedAccounts.input.takenIds': forIntegrations,
    'Mutation.applySyncedAccounts.input.takenIds': forIntegrations,
    'Query.syncedAccounts.accountIds': forIntegrations,
    'Mutation.applySyncedAccounts.input.records.linkTo': forIntegrations,
    'Mutation.createCertificate.input.lineTerms.policyId': ofPolicyIds,
    'Mutation.undoSyncedAccounts.input.records.accountId': forIntegrations,
    'Mutation.undoSyncedAccounts.input.records.recordId': forIntegrations,
  },
  inputs: {
    // Another agency's are no one here.
    'Query.accountsByKeys': { emails: ['CANARY_B.one@canary-b.example'], names: ['CANARY_B'] },
    'Query.accountsByPhone': { phone: '(212) 555-0191' },
    // Addresses of both agencies begin so.
    'Query.addressSuggestions': { search: '10 C', first: 10 },
    'Query.previewSyncedAccounts': { 'input.source': 'AMS_NOWCERTS' },
    'Query.syncedAccounts': { source: 'AMS_NOWCERTS' },
    'Mutation.applySyncedAccounts': { 'input.source': 'AMS_NOWCERTS' },
    'Mutation.undoSyncedAccounts': { 'input.source': 'AMS_NOWCERTS' },
    'Mutation.mapAccountImport': { 'input.mapping': personMapping, 'input.accountType': 'INDIVIDUAL' },
    'Mutation.mapCertificateForm': { 'input.fields': [{ name: 'Insurer A', source: 'insurer.A.name' }] },
  },
  odd: {
    'Query.previewSyncedAccounts': { refuses: 'source' },
    'Query.syncedAccounts': { refuses: 'source' },
    'Mutation.applySyncedAccounts': { refuses: 'source' },
    'Mutation.undoSyncedAccounts': { refuses: 'source' },
  },
  states: { 'canceled AccountImport': { of: 'AccountImport', by: ['Mutation.cancelAccountImport'] } },
  records: {
    // Of an account of its own.
    Contact: async ({ caller, mark }) => {
      const [email, name] = [`${randomUUID()}@matrix.example`, `${mark}Matrix`]
      const input = { type: 'BUSINESS', business: { name, email }, contact: { name, email } }
      return (
        (await caller.call<{ createAccount: WithContacts }>(createAccount, { input })).createAccount.contacts[0] ?? {
          id: '',
        }
      )
    },
    upload: async agency => ({ id: await sendPicture(agency) }),
    form: async ({ caller }) => ({ id: await sendCertificateForm(caller) }),
    'client list': async ({ caller, mark }) => ({
      id: await uploadList(caller, `Name,Email\n${mark}Matrix,matrix@matrix.example\n`, `${mark}.csv`),
    }),
    'contact of Account': async agency => {
      const { id } = await agency.get('Account')
      const { account } = await agency.caller.call<{ account: WithContacts }>(contactsOf, { id })
      return account.contacts[0] ?? { id: '' }
    },
    KnownHolder: async agency => {
      const { holder } = await agency.make('Mutation.createCertificate')
      return (
        (await agency.caller.call<{ found: { items: Holder[] } }>(holdersOf, holder as Holder)).found.items[0] ?? {
          id: '',
        }
      )
    },
    'checked AccountImport': async agency => {
      const list = await agency.inState('AccountImport', ['Mutation.mapAccountImport'])
      return agency.settled('AccountImport', list, ({ state }) => state === 'CHECKED')
    },
    // One of a policy that has been renewed since.
    'superseded CertificateOfLiabilityInsurance': async agency => {
      const certificate = await agency.make('Mutation.createCertificate')
      await agency.make('Mutation.renewBusinessPolicy')
      return certificate
    },
  },
}
