import { askOnce, definePalette, navigate, toast } from '@coverdesk/plugin-sdk'
import { BusinessPolicyDocument } from './generated/documents'
import { deleteOpenPolicy } from './policy-removal/delete-policy'
import { findPolicies } from './policy-search/find-policies'

export default definePalette({
  search: { find: findPolicies },
  commands: {
    'policies.add-to-account': { run: ({ params }) => navigate(`/app/policies/new?accountId=${params['id'] ?? ''}`) },
    'policies.delete': {
      async run({ params }) {
        try {
          const { businessPolicy } = await askOnce(BusinessPolicyDocument, { id: params['id'] ?? '' })
          if (businessPolicy) await deleteOpenPolicy(businessPolicy)
        } catch (error) {
          toast((error as Error).message, { tone: 'error' })
        }
      },
    },
  },
})
