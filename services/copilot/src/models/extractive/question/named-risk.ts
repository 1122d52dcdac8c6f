/** Perils and lines of business: a document that has a deductible for hail says nothing of one for floods. */
const risks =
  /\b(?:flood|earthquake|quake|crime|cyber|pollution|liquor|umbrella|epli?|employment practices|bonds?|surety|cargo|marine|mold|terrorism|tria|aircraft|drones?|professional|e&o|d&o)\b/gi

/** Words of a question without which nothing answers it, such as the peril that it asks about. */
export const namedRisks = (question: string): string[] => question.match(risks)?.map(word => word.toLowerCase()) ?? []
