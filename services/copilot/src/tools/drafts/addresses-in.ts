const address = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** The e-mail addresses in a text, in lower case: for what people write themselves, never for documents. */
export const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(address)].map(([found]) => found.toLowerCase().replace(/[.']+$/, ''))),
]
