import { type FieldShape, insurerLetters, type MatchingCatalog, type Rule, rule } from '@coverdesk/forms'
import { type FormRow, formRows } from './form-rows.ts'

const limits = 'LIMIT POLICY'

const policyFacts: readonly (readonly [key: string, about: string, besides: string])[] = [
  ['policyNumber', 'POLICY_NUMBER', 'POLICY'],
  ['effective', 'EFFECTIVE', 'POLICY DATE'],
  ['expiration', 'EXPIRATION', 'POLICY DATE'],
  ['premium', 'PREMIUM', 'POLICY LIMIT'],
  ['deductible', 'DEDUCTIBLE', 'POLICY LIMIT'],
]

/** Of each row: about its section and one of these. */
function ofRow({ key, sections, limits: ofLimits }: FormRow): Rule[] {
  const within = (about: string) => sections.map(section => `${section} ${about}`).join('|')
  const yesOrNo = (name: string, about: string): Rule[] => [
    rule(`${key}.${name}`, within(about), 'POLICY', 'CHECKBOX'),
    rule(`${key}.${name}YesNo`, within(about), 'POLICY'),
  ]
  return [
    ...policyFacts.map(([name, about, besides]) => rule(`${key}.${name}`, within(about), besides)),
    rule(`${key}.insurerLetter`, within('INSURER_LETTER'), 'POLICY INSURER'),
    rule(`${key}.insurerName`, within('INSURER'), 'POLICY NAME'),
    rule(`${key}.insurerNaic`, within('INSURER NAIC'), 'POLICY'),
    ...yesOrNo('additionalInsured', 'ADDITIONAL_INSURED'),
    ...yesOrNo('waiver', 'WAIVER'),
    ...yesOrNo('primary', 'PRIMARY'),
    ...ofLimits.map(({ key: limit, about, isUnique, besides = '' }) =>
      rule(
        `${key}.${limit}`,
        isUnique ? `${within(about)}|${about}` : within(about),
        `${limits} ${besides} ${key === 'property' ? 'PROPERTY' : ''}`,
      ),
    ),
    ...(key === 'umbrella'
      ? [
          rule('umbrella.isUmbrella', 'UMBRELLA', '', 'CHECKBOX'),
          rule('umbrella.isExcess', 'EXCESS', '', 'CHECKBOX'),
          rule('umbrella.isCertified', 'UMBRELLA EXCESS', '', 'CHECKBOX'),
        ]
      : [rule(`${key}.isCertified`, sections.join('|'), 'POLICY', 'CHECKBOX')]),
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

const rules: readonly Rule[] = [
  ...formRows.flatMap(ofRow),
  ...policyFacts.map(([name, about, besides]) => rule(`policy.${name}`, about, besides)),
  rule('insurer.name', 'INSURER', 'NAME'),
  rule('insurer.naic', 'INSURER NAIC|NAIC'),
  ...party('insured', 'INSURED'),
  rule('insured.phone', 'INSURED PHONE'),
  rule('insured.email', 'INSURED EMAIL'),
  ...party('holder', 'HOLDER'),
  ...party('holder', 'INTEREST'),
  ...party('producer', 'PRODUCER'),
  rule('producer.phone', 'PRODUCER PHONE|PRODUCER CONTACT PHONE'),
  rule('producer.licenseNumber', 'PRODUCER LICENSE'),
  rule('contact.name', 'PRODUCER CONTACT|CONTACT', 'NAME'),
  rule('contact.email', 'PRODUCER CONTACT EMAIL|CONTACT EMAIL|PRODUCER EMAIL'),
  rule('form.date', 'CERTIFICATE DATE|DATE'),
  rule('form.certificateNumber', 'CERTIFICATE NUMBER'),
  rule('form.description', 'DESCRIPTION'),
  rule('form.loanNumber', 'LOAN'),
  rule('business.operations', 'OPERATIONS'),
  rule('business.annualRevenue', 'REVENUE'),
  rule('business.annualPayroll', 'PAYROLL'),
  rule('business.employeeCount', 'EMPLOYEES'),
  rule('business.yearBuilt', 'YEAR_BUILT', 'BUILDING'),
  rule('business.yearsInBusiness', 'YEARS_IN_BUSINESS'),
  rule('business.location', 'LOCATION', 'ADDRESS'),
]

/** What fields of the agency’s forms can mean. A signature means nothing: people sign. */
export const formCatalog: MatchingCatalog = {
  rules,
  inRow,
  isRepeated: source => /^(?:form|insured|holder|producer|contact|policy)\./.test(source),
}

/** Insurers are counted, or there is one; of anything else only the first row is meant. */
function inRow(key: string, row: number | null, { isMultiline }: FieldShape): string | null {
  const [prefix, name] = key.split('.')
  if (prefix === 'insurer') {
    if (row === null) return name === 'naic' ? 'policy.insurerNaic' : 'policy.insurerName'
    const letter = insurerLetters[row - 1]
    return letter ? `insurer.${letter}.${name}` : null
  }
  if ((row ?? 1) > 1) return null
  if (name === 'party') return `${prefix}.${isMultiline ? 'nameAndAddress' : 'name'}`
  if (name === 'anyAddress') return `${prefix}.${isMultiline ? 'address' : 'addressLine1'}`
  return key
}
