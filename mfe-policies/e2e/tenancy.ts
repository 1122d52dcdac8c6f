import { uploadList } from '../../e2e/support/client-list.ts'
import type { AreaTenancy } from '../../e2e/tenancy/records.ts'

const forIntegrations = 'A person is refused before anything is looked up.'
const forProduct = [
  'Query.previewSyncedPolicies',
  'Query.previewSyncedCarriers',
  'Mutation.applySyncedPolicies',
  'Mutation.applySyncedCarriers',
  'Mutation.undoSyncedPolicies',
]

export const tenancy: AreaTenancy = {
  odd: Object.fromEntries(forProduct.map(name => [name, { refuses: 'source' }])),
  kinds: {
    brokerId: 'broker InsuranceCarrier',
    carrierId: 'InsuranceCarrier',
    policyId: 'BusinessPolicy',
    policyIds: 'BusinessPolicy',
    'Mutation.createPolicyImport.input.fileId': 'policy list',
    'Mutation.deleteFile.id': 'PolicyFile',
    'Mutation.mergeInsuranceCarriers.duplicateId': 'InsuranceCarrier',
    'Mutation.mergeInsuranceCarriers.survivorId': 'InsuranceCarrier',
    'Mutation.reinstateBusinessPolicy.id': 'canceled BusinessPolicy',
    'Mutation.startPolicyImport.id': 'checked PolicyImport',
    'Mutation.undoPolicyImport.id': 'canceled PolicyImport',
    'Query.policiesWithLiveCertificates.policyIds': 'certified BusinessPolicy',
  },
  ignored: {
    'Query.previewSyncedPolicies.input.records.linkTo': forIntegrations,
    'Query.previewSyncedPolicies.input.takenIds': forIntegrations,
    'Mutation.applySyncedPolicies.input.takenIds': forIntegrations,
    'Mutation.applySyncedPolicies.input.records.linkTo': forIntegrations,
    'Mutation.undoSyncedPolicies.input.records.recordId': forIntegrations,
    'Mutation.createBusinessPolicies.input.policies.id': "The caller's own word for a policy that is not there yet.",
  },
  inputs: {
    ...Object.fromEntries(forProduct.map(name => [name, { 'input.source': 'AMS_NOWCERTS' }])),
    'Mutation.createInsuranceCarrier': { 'input.isCarrier': true, 'input.isBroker': true },
    'Mutation.mapPolicyImport': {
      'input.mapping': [
        { field: 'ACCOUNT_NAME', column: 0 },
        { field: 'CARRIER', column: 1 },
      ],
      'input.policyType': 'CYBER',
    },
  },
  states: {
    'canceled BusinessPolicy': { of: 'BusinessPolicy', by: ['Mutation.cancelBusinessPolicy'] },
    'canceled PolicyImport': { of: 'PolicyImport', by: ['Mutation.cancelPolicyImport'] },
  },
  records: {
    'broker InsuranceCarrier': agency => agency.make('Mutation.createInsuranceCarrier'),
    'policy list': async ({ caller, mark }) => ({
      id: await uploadList(caller, `Client,Carrier\n${mark}Matrix,${mark}Matrix Mutual\n`, `${mark}.csv`),
    }),
    'certified BusinessPolicy': async agency => {
      await agency.make('Mutation.createCertificate')
      return agency.get('BusinessPolicy')
    },
    'checked PolicyImport': async agency => {
      const list = await agency.inState('PolicyImport', ['Mutation.mapPolicyImport'])
      return agency.settled('PolicyImport', list, ({ state }) => state === 'CHECKED')
    },
  },
}
