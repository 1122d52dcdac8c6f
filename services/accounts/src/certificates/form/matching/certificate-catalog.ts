import { type FieldShape, insurerLetters, type MatchingCatalog, type Rule, rule } from '@coverdesk/forms'

const sections = {
  generalLiability: ['GENERAL_LIABILITY'],
  automobile: ['AUTOMOBILE'],
  umbrella: ['UMBRELLA', 'EXCESS', 'UMBRELLA EXCESS'],
  workersCompensation: ['WORKERS'],
  other: ['OTHER'],
}

/** Of each row: about its section and one of these. */
const ofPolicy = ([row, names]: [string, string[]]): Rule[] => {
  const about = (concept: string) => names.map(name => `${name} ${concept}`).join('|')
  return [
    rule(`${row}.policyNumber`, about('POLICY_NUMBER'), 'POLICY'),
    rule(`${row}.effective`, about('EFFECTIVE'), 'POLICY DATE'),
    rule(`${row}.expiration`, about('EXPIRATION'), 'POLICY DATE'),
    rule(`${row}.insurerLetter`, about('INSURER_LETTER'), 'POLICY INSURER'),
    rule(`${row}.additionalInsured`, about('ADDITIONAL_INSURED'), 'POLICY', 'CHECKBOX'),
    rule(`${row}.additionalInsuredYesNo`, about('ADDITIONAL_INSURED'), 'POLICY'),
    rule(`${row}.waiver`, about('WAIVER'), 'POLICY', 'CHECKBOX'),
    rule(`${row}.waiverYesNo`, about('WAIVER'), 'POLICY'),
    rule(`${row}.primary`, about('PRIMARY'), 'POLICY', 'CHECKBOX'),
    rule(`${row}.primaryYesNo`, about('PRIMARY'), 'POLICY'),
  ]
}

const party = (prefix: string, name: string): Rule[] => [
  rule(`${prefix}.name`, `${name} NAME`),
  rule(`${prefix}.party`, name),
  rule(`${prefix}.nameAndAddress`, `${name} NAME_AND_ADDRESS`),
  rule(`${prefix}.anyAddress`, `${name} ADDRESS`),
  rule(`${prefix}.addressLine1`, `${name} LINE1`, 'ADDRESS'),
  rule(`${prefix}.addressLine2`, `${name} LINE2`, 'ADDRESS'),
  rule(`${prefix}.city`, `${name} CITY`, 'ADDRESS'),
  rule(`${prefix}.state`, `${name} STATE`, 'ADDRESS'),
  rule(`${prefix}.zip`, `${name} ZIP`, 'ADDRESS'),
  rule(`${prefix}.cityStateZip`, `${name} CITY_STATE_ZIP|${name} CITY STATE ZIP`, 'ADDRESS'),
]

const limits = 'LIMIT POLICY'

/** A word that names a limit of one row alone needs no section. */
const rules: readonly Rule[] = [
  ...Object.entries(sections).flatMap(ofPolicy),
  rule('generalLiability.eachOccurrence', 'GENERAL_LIABILITY EACH_OCCURRENCE', limits),
  rule('generalLiability.damageToRentedPremises', 'GENERAL_LIABILITY RENTED|RENTED', `${limits} EACH_OCCURRENCE`),
  rule('generalLiability.medicalEachPerson', 'GENERAL_LIABILITY MEDICAL|MEDICAL', `${limits} EACH_PERSON`),
  rule(
    'generalLiability.medicalEachOccurrence',
    'GENERAL_LIABILITY MEDICAL EACH_OCCURRENCE|MEDICAL EACH_OCCURRENCE',
    limits,
  ),
  rule('generalLiability.personalAndAdvertisingInjury', 'GENERAL_LIABILITY PERSONAL|PERSONAL', limits),
  rule('generalLiability.generalAggregate', 'GENERAL_LIABILITY GENERAL_AGGREGATE|GENERAL_AGGREGATE', limits),
  rule('generalLiability.productsAndCompletedOperations', 'GENERAL_LIABILITY PRODUCTS|PRODUCTS', `${limits} AGGREGATE`),
  rule('generalLiability.isCertified', 'GENERAL_LIABILITY', '', 'CHECKBOX'),
  rule('automobile.combinedSingleLimit', 'AUTOMOBILE COMBINED|COMBINED', `${limits} EACH_ACCIDENT`),
  rule('automobile.bodilyInjuryEachPerson', 'AUTOMOBILE BODILY_INJURY EACH_PERSON|BODILY_INJURY EACH_PERSON', limits),
  rule(
    'automobile.bodilyInjuryEachAccident',
    'AUTOMOBILE BODILY_INJURY EACH_ACCIDENT|BODILY_INJURY EACH_ACCIDENT',
    limits,
  ),
  rule('automobile.propertyDamage', 'AUTOMOBILE PROPERTY_DAMAGE', `${limits} EACH_ACCIDENT`),
  rule('automobile.isCertified', 'AUTOMOBILE', '', 'CHECKBOX'),
  rule(
    'umbrella.eachOccurrence',
    'UMBRELLA EACH_OCCURRENCE|EXCESS EACH_OCCURRENCE|UMBRELLA EXCESS EACH_OCCURRENCE',
    limits,
  ),
  rule('umbrella.aggregate', 'UMBRELLA AGGREGATE|EXCESS AGGREGATE|UMBRELLA EXCESS AGGREGATE', limits),
  rule('umbrella.retention', 'UMBRELLA RETENTION|EXCESS RETENTION|UMBRELLA EXCESS RETENTION', limits),
  rule('umbrella.isUmbrella', 'UMBRELLA', '', 'CHECKBOX'),
  rule('umbrella.isExcess', 'EXCESS', '', 'CHECKBOX'),
  rule('workersCompensation.eachAccident', 'WORKERS EACH_ACCIDENT', limits),
  rule('workersCompensation.diseaseEachEmployee', 'WORKERS DISEASE EACH_EMPLOYEE|DISEASE EACH_EMPLOYEE', limits),
  rule('workersCompensation.diseasePolicyLimit', 'WORKERS DISEASE POLICY_LIMIT|DISEASE POLICY_LIMIT', limits),
  rule('workersCompensation.isCertified', 'WORKERS', '', 'CHECKBOX'),
  rule('other.type', 'OTHER TYPE', 'POLICY'),
  rule('other.limits', 'OTHER LIMIT', 'POLICY'),
  rule('insurer.name', 'INSURER', 'NAME'),
  ...party('insured', 'INSURED'),
  ...party('holder', 'HOLDER'),
  rule('producer.name', 'PRODUCER', 'NAME'),
  rule('certificate.number', 'CERTIFICATE NUMBER'),
  rule('certificate.issuedOn', 'CERTIFICATE DATE|DATE'),
  rule('certificate.issuedBy', 'ISSUER', 'NAME'),
  rule('certificate.description', 'DESCRIPTION'),
  rule('certificate.additionalInsured', 'ADDITIONAL_INSURED', 'HOLDER', 'CHECKBOX'),
]

/** Insurers and other policies are counted; of anything else only the first row is meant. */
function rowOf(key: string, row: number | null, { isMultiline }: FieldShape): string | null {
  const [prefix, name] = key.split('.')
  if (prefix === 'insurer') {
    const letter = row === null ? undefined : insurerLetters[row - 1]
    return letter ? `insurer.${letter}.name` : null
  }
  if (prefix === 'other') return (row ?? 1) >= 1 && (row ?? 1) <= 3 ? `other${row ?? 1}.${name}` : null
  if ((row ?? 1) > 1) return null
  if (name === 'party') return `${prefix}.${isMultiline ? 'nameAndAddress' : 'name'}`
  if (name === 'anyAddress') return `${prefix}.${isMultiline ? 'address' : 'addressLine1'}`
  return key
}

/** What fields of a certificate form can mean. */
export const certificateCatalog: MatchingCatalog = {
  rules,
  inRow: rowOf,
  // Facts that a form may repeat, such as on each page.
  isRepeated: source => /^(?:certificate|insured|holder|producer)\./.test(source),
}
