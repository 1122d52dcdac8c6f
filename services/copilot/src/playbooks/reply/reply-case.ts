import type { CaraEmailThread, ThreadAsk } from '../../email-threads/email-thread.ts'
import type { CaseDocument } from '../documents/case-document.ts'
import type { Statement } from '../documents/statement.ts'

/** A mail of the thread that a draft can quote. */
export interface QuotableMail {
  document: CaseDocument
  content: string
}

/** A policy of the client, as its record says. */
export interface ClientPolicy {
  id: string
  /** Such as "General Liability GL-77120". */
  title: string
  /** Its page in the product. */
  path: string
  type: string
  policyNumber: string | null
  carrier: string | null
  /** Where its carrier takes losses, as it was entered; null: the record has none. */
  claimsPhone: string | null
  /** Days such as `2027-01-31`. */
  effective: string | null
  expires: string | null
  /** Of its fields of coverage, such as `deductible`, in cents. */
  amounts: Readonly<Record<string, number>>
  /** What its documents state. */
  statements: readonly Statement[]
}

/** What a draft of a reply is made of. */
export interface ReplyCase {
  thread: CaraEmailThread
  /** The oldest first. */
  mails: readonly QuotableMail[]
  /** The client’s policies of the current term; null: the account isn’t known. */
  policies: readonly ClientPolicy[] | null
}

const saysNot = (text: string, name: string): boolean => {
  const [said, wrong] = [text.toLowerCase(), name.toLowerCase()]
  return said.includes(`not ${wrong}`) || said.includes(`not the ${wrong}`)
}

/** What is known of an ask: as people have left its request, and else as its words say. */
export function knownOf({ details, serviceRequest }: ThreadAsk) {
  const { createCertificate: certificate, addAdditionalInsured: insured } = serviceRequest ?? {}
  const requested = certificate?.name || insured?.name || null
  // "It has to name the Port District, not the Port": the request still has the name that is wrong.
  const isHolderWrong = requested !== null && saysNot(details.text, requested)
  const holder = isHolderWrong ? null : requested
  return {
    holder: holder ?? details.holderName,
    address: certificate?.address ?? insured?.address ?? details.holderAddress,
    relationship: certificate?.additionalInsuredRelationshipDescription ?? insured?.relationship ?? null,
    ...{ waiver: details.waiver, primary: details.primary },
    isAdditionalInsured: certificate?.additionalInsured ?? details.additionalInsured,
    reason: serviceRequest?.cancelPolicy?.reason ?? details.reason,
    documentType: serviceRequest?.documentRequest?.type ?? details.documentType,
    phone: serviceRequest?.clientPhone ?? null,
    policy: serviceRequest?.businessPolicy ?? null,
  }
}
