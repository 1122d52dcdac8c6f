/** What HawkSoft's and ACORD's codes of lines of business mean in words. */
const lines: Readonly<Record<string, string>> = {
  AUTOB: 'Commercial Auto',
  AUTOP: 'Personal Auto',
  BOP: 'Business Owners',
  CAUTO: 'Commercial Auto',
  CFIRE: 'Property',
  CGL: 'General Liability',
  CPKGE: 'Package',
  CRIME: 'Crime',
  CUMBR: 'Umbrella',
  CYBER: 'Cyber',
  DFIRE: 'Dwelling Fire',
  DO: 'Directors and Officers',
  EO: 'Errors and Omissions',
  EPLI: 'Employment Practices Liability',
  FLOOD: 'Flood',
  GL: 'General Liability',
  HOME: 'Homeowners',
  INMRC: 'Inland Marine',
  PROP: 'Property',
  PROPC: 'Property',
  PUMBR: 'Personal Umbrella',
  UMBRC: 'Umbrella',
  WC: 'Workers Compensation',
  WORK: 'Workers Compensation',
  WORKCOMP: 'Workers Compensation',
  XS: 'Excess',
}

/** The words of a code; of one that is not known, the text as it is. */
export const lineInWords = (code: string): string => lines[code.toUpperCase()] ?? code
