import type { AreaTenancy } from '../../e2e/tenancy/records.ts'

const notLookedUp = "What the source's id names isn't looked up."

export const tenancy: AreaTenancy = {
  kinds: {
    assigneeId: 'AgencyUser',
    'Mutation.attachSignedCancellation.id': 'cancelable ServiceRequest',
    'Mutation.emailServiceRequestResolution.id': 'closed ServiceRequest',
    'Mutation.endServiceRequestWaiting.id': 'waiting ServiceRequest',
    'Mutation.markServiceRequestDuplicate.input.duplicateOfId': 'ServiceRequest',
    'Mutation.reopenServiceRequest.id': 'closed ServiceRequest',
    'Mutation.resolveServiceRequest.id': 'cancelable ServiceRequest',
    'Mutation.resolveServiceRequest.input.files': 'upload',
    signedRequestFileId: 'upload',
  },
  ignored: {
    'Mutation.createServiceRequest.input.source.id': notLookedUp,
    'Mutation.enrichServiceRequest.input.source.id': notLookedUp,
  },
  inputs: { 'Mutation.updateServiceRequestDuePolicy': { 'input.closedDays': [] } },
  states: {
    'closed ServiceRequest': { of: 'cancelable ServiceRequest', by: ['Mutation.resolveServiceRequest'] },
    'waiting ServiceRequest': { of: 'ServiceRequest', by: ['Mutation.setServiceRequestWaiting'] },
  },
  records: {
    'cancelable ServiceRequest': async agency => {
      const accountId = (await agency.get('Account')).id
      const input = { type: 'CANCEL_POLICY', details: `${agency.mark}Of the matrix`, accountId, cancelPolicy: {} }
      const create =
        'mutation ($input: CreateServiceRequestInput!) { made: createServiceRequest(input: $input) { id version } }'
      return (await agency.caller.call<{ made: { id: string; version: number } }>(create, { input })).made
    },
  },
}
