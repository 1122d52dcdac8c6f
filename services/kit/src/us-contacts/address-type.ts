/** An address, the same in every subgraph; `requiredAddress` and `mailingAddress` check what is entered. */
export const addressTypeDefs = /* GraphQL */ `
  "The same in every subgraph: each answers it whole, and none asks another one for its fields."
  directive @shareable on OBJECT

  type Address @shareable {
    line1: String!
    line2: String
    city: String!
    "Code of a US state, district or territory, such as CA."
    zone: String!
    "ZIP or ZIP+4."
    postalCode: String!
  }

  "Where it is optional as a whole, it is complete once any part of it is given."
  input AddressInput {
    line1: String
    line2: String
    city: String
    zone: String
    postalCode: String
  }
`
