import { notFound } from '@coverdesk/kit'
import { z } from 'zod'

const address = 'address { line1 line2 city zone postalCode }'
const question = /* GraphQL */ `
  query CaraEmailThread($id: ID!) {
    emailThread(id: $id) {
      id subject fromEmail fromName account { id }
      attachments { name }
      participantEmails { id senderRole from { email name } subject body sentAt machineKind }
      asks {
        id type sentence state messageId
        details { text holderName holderAddress { line1 line2 city zone postalCode } additionalInsured waiver primary reason documentType isLoss isComplaint questions }
        serviceRequest {
          id state clientPhone
          businessPolicy { id type policyNumber }
          createCertificate { name additionalInsured additionalInsuredRelationshipDescription ${address} }
          addAdditionalInsured { name relationship ${address} }
          cancelPolicy { reason }
          documentRequest { type }
        }
      }
    }
  }
`
const text = z.string().nullable()
const place = z.object({ line1: z.string(), line2: text, city: z.string(), zone: z.string(), postalCode: z.string() })

const ask = z.object({
  ...{ id: z.string(), type: z.string(), sentence: z.string(), state: z.string(), messageId: text },
  /** What its words say, as communication read them. */
  details: z.object({
    ...{ text: z.string(), holderName: text, holderAddress: place.nullable(), additionalInsured: z.boolean() },
    ...{ waiver: z.boolean(), primary: z.boolean(), reason: text, documentType: text },
    ...{ isLoss: z.boolean(), isComplaint: z.boolean(), questions: z.array(z.string()) },
  }),
  /** As people have left it; null: it is being opened, or gone. */
  serviceRequest: z
    .object({
      ...{ id: z.string(), state: text, clientPhone: text },
      businessPolicy: z.object({ id: z.string(), type: text, policyNumber: text }).nullable(),
      createCertificate: z
        .object({
          ...{ name: z.string(), address: place.nullable(), additionalInsured: z.boolean() },
          additionalInsuredRelationshipDescription: text,
        })
        .nullable(),
      addAdditionalInsured: z.object({ name: z.string(), relationship: text, address: place.nullable() }).nullable(),
      cancelPolicy: z.object({ reason: text }).nullable(),
      documentRequest: z.object({ type: text }).nullable(),
    })
    .nullable(),
})
const mail = z.object({
  ...{ id: z.string(), senderRole: z.string(), subject: z.string(), body: z.string(), sentAt: z.string() },
  from: z.object({ email: z.string(), name: text }),
  machineKind: text,
})
const thread = z.object({
  ...{ id: z.string(), subject: z.string(), fromEmail: z.string(), fromName: text },
  account: z.object({ id: z.string() }).nullable(),
  attachments: z.array(z.object({ name: z.string() })),
  /** The oldest first. */
  participantEmails: z.array(mail),
  asks: z.array(ask),
})
const answer = z.object({ emailThread: thread.nullable() })

export type ThreadAsk = z.output<typeof ask>
export type ThreadMail = z.output<typeof mail>
export type ThreadAddress = z.output<typeof place>
/** An email thread as Cara reads it. */
export type CaraEmailThread = z.output<typeof thread>

type Ask = <Data>(document: string, variables: object, shape: z.ZodType<Data>) => Promise<Data>

/** A thread with what is asked for in it. @throws NOT_FOUND, or SUBGRAPH_UNAVAILABLE while others don’t answer */
export async function findEmailThread(id: string, product: Ask): Promise<CaraEmailThread> {
  const { emailThread } = await product(question, { id }, answer)
  if (!emailThread) throw notFound('email thread')
  return emailThread
}

/** Whether someone outside of the agency wrote it, and no machine. */
export const isFromOutside = ({ senderRole, machineKind }: ThreadMail): boolean =>
  machineKind === null && (senderRole === 'CLIENT' || senderRole === 'PARTICIPANT')
