import { forUser, type SubgraphModule } from '@coverdesk/kit'
import type { RequestCertificate, ServiceRequestRecord } from '../models/service-request.model.ts'
import { fileUrl, resolutionOf } from '../request-record/request-files.ts'
import type { RequestVersion } from '../request-record/save-request.ts'
import { addCertificate } from './add-certificate.ts'
import { attachSignedCancellation } from './attach-signed-cancellation.ts'
import { emailResolution } from './email-resolution.ts'
import { reopenRequest } from './reopen-request.ts'
import typeDefs from './resolution.graphql'
import { resolveRequest } from './resolve-request.ts'

type Change = RequestVersion & { input: unknown }
type ChangeOfCurrent = Parameters<typeof resolveRequest>[1] & { input: unknown }

export const resolution: SubgraphModule = {
  typeDefs,
  resolvers: {
    Mutation: {
      resolveServiceRequest: forUser((_, { input, ...at }: ChangeOfCurrent, context) =>
        resolveRequest(context, at, input),
      ),
      reopenServiceRequest: forUser((_, { input, ...at }: Change, context) => reopenRequest(context, at, input)),
      emailServiceRequestResolution: forUser((_, { input, ...at }: Change, context) =>
        emailResolution(context, at, input),
      ),
      attachSignedCancellation: forUser((_, { input, ...at }: Change, context) =>
        attachSignedCancellation(context, at, input),
      ),
      addServiceRequestCertificate: forUser((_, { id, input }: Omit<Change, 'version'>, context) =>
        addCertificate(context, id, input),
      ),
    },
    ServiceRequest: {
      resolution: resolutionOf,
      earlierResolutions: ({ earlierResolutions }: ServiceRequestRecord) => earlierResolutions ?? [],
      certificates: ({ certificates }: ServiceRequestRecord) => certificates ?? [],
    },
    ServiceRequestCertificate: { file: (certificate: RequestCertificate) => certificate },
    ServiceRequestFile: { url: fileUrl },
  },
}
