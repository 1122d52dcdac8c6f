export const wholeRun = /* GraphQL */ `
  fragment Whole on CertificateReissue {
    __typename id version state accountId createdAt createdBy { id } total issued failure
    items { holderName replacedId replacedNumber certificateId certificateNumber downloadUrl }
  }
`
export const startDocument = /* GraphQL */ `
  mutation ($input: StartCertificateReissueInput!, $key: String) {
    startCertificateReissue(input: $input, idempotencyKey: $key) { ...Whole }
  }
  ${wholeRun}
`
export const readDocument = `query ($id: ID!) { certificateReissue(id: $id) { ...Whole } } ${wholeRun}`
export const cancelDocument = `mutation ($id: ID!, $version: Int!) { cancelCertificateReissue(id: $id, version: $version) { ...Whole } } ${wholeRun}`
export const supersededDocument = /* GraphQL */ `
  query ($accountId: ID!) {
    supersededCertificates(accountId: $accountId) {
      certificate { id certificateNumber }
      holder { name address { line1 } }
      differences { kind type policyId label before after }
      findings { kind message policyId source }
    }
  }
`
export const certificatesDocument = /* GraphQL */ `
  query ($id: ID!) {
    account(id: $id) {
      certificatesOfLiabilityInsurance(first: 100) {
        total
        items {
          id version certificateNumber holder { name address { line1 } } additionalInsured descriptionOfOperations
          overrideReason rendering findings { kind } lines { policyId policyNumber }
          replacesId replacesNumber replacedById replacedByNumber viewUrl createdBy { id }
        }
      }
    }
  }
`
