/** Perils and lines of business: a document that has a deductible for hail says nothing of one for floods. */
const risks =
  /\b(?:flood|earthquake|quake|crime|cyber|pollution|liquor|umbrella|epli?|employment practices|bonds?|surety|cargo|marine|mold|terrorism|tria|aircraft|drones?|professional|e&o|d&o|garage|garagekeepers|sinkhole|erp|tail|hired|glass breakage|fidelity|dishonesty|boiler|breakdown|inland|abuse|molestation|builders?['’]? risk|uninsured|underinsured|um|uim|pip|towing|spoilage|sewer|water damage|lenders?|mortgagees?|loss payees?|liquidated|performance bond|prior acts|coinsurance|jewelry|installation|riggers?|stop gap|watercraft|hull|physical damage|vandalism|website|web site|fax|phone|telephone|theft|sprinkler|ordinance|rental)\b/gi

/** Words of a question without which nothing answers it, such as the peril that it asks about. */
export const namedRisks = (question: string): string[] => question.match(risks)?.map(word => word.toLowerCase()) ?? []
