import type { Truth } from './form-truth.ts'

/** A field that forms have: how they name it, what fills it, and what should be in it. Null: nothing. */
export interface FieldKind {
  source: string | null
  /** Long names in parts, short ones, and tooltips of fields without a name that says anything. */
  names: readonly [long: string, short: string, tooltip: string]
  value(truth: Truth): string | null
  kind?: 'CHECKBOX'
}

const number = (amount: number) => amount.toLocaleString('en-US')
const field = (
  source: string | null,
  names: readonly [string, string, string],
  value: (truth: Truth) => string | null,
  kind?: 'CHECKBOX',
): FieldKind => ({ source, names, value, ...(kind && { kind }) })

/** What every form of this set asks for. */
export const headFields: readonly FieldKind[] = [
  field('producer.name', ['Producer_FullName', 'Agency', 'Enter text: The name of the producer'], () => agencyName),
  field(
    'producer.phone',
    ['Producer_PhoneNumber', 'Agency Phone', 'Enter number: The phone number of the producer'],
    () => '(415) 555-0142',
  ),
  field(
    'insured.name',
    ['NamedInsured_FullName_A', 'Insd Name', 'Enter text: The full name of the named insured'],
    ({ insured }) => insured,
  ),
  field(
    'insured.addressLine1',
    [
      'NamedInsured_MailingAddress_LineOne_A',
      'Insd Addr 1',
      'Enter text: The first line of the mailing address of the insured, address line one',
    ],
    ({ address }) => address[0],
  ),
  field(
    'insured.city',
    ['NamedInsured_MailingAddress_CityName_A', 'Insd City', 'Enter text: The city of the insured'],
    ({ address }) => address[1],
  ),
  field(
    'insured.zip',
    ['NamedInsured_MailingAddress_PostalCode_A', 'Insd Zip', 'Enter code: The postal code of the insured'],
    ({ address }) => address[3],
  ),
  field(
    null,
    [
      'Producer_AuthorizedRepresentative_Signature_A',
      'Signature',
      'Sign here: The signature of the authorized representative',
    ],
    () => null,
  ),
]

export const holderFields: readonly FieldKind[] = [
  field(
    'holder.name',
    ['CertificateHolder_FullName_A', 'Cert Holder Name', 'Enter text: The full name of the certificate holder'],
    ({ holder }) => holder.name,
  ),
  field(
    'holder.addressLine1',
    [
      'CertificateHolder_MailingAddress_LineOne_A',
      'Holder Addr 1',
      'Enter text: The address line one of the certificate holder',
    ],
    ({ holder }) => holder.line1,
  ),
  field(
    'holder.city',
    ['CertificateHolder_MailingAddress_CityName_A', 'Holder City', 'Enter text: The city of the certificate holder'],
    ({ holder }) => holder.city,
  ),
  field('form.description', ['RemarkText_A', 'Desc of Ops', 'Enter text: The remarks'], ({ remarks }) => remarks),
]

export const interestFields: readonly FieldKind[] = [
  field(
    'holder.name',
    ['AdditionalInterest_FullName_A', 'Loss Payee Name', 'Enter text: The full name of the additional interest'],
    ({ holder }) => holder.name,
  ),
  field(
    'holder.city',
    [
      'AdditionalInterest_MailingAddress_CityName_A',
      'Mortgagee City',
      'Enter text: The city of the additional interest',
    ],
    ({ holder }) => holder.city,
  ),
  field('form.loanNumber', ['LoanNumber', 'Loan No', 'Enter number: The loan number'], ({ loanNumber }) => loanNumber),
]

/** Of forms about one policy. */
export const policyFields = (line: 'gl' | 'umbrella' | 'wc' | 'property'): FieldKind[] => [
  field(
    'policy.policyNumber',
    ['Policy_PolicyNumberIdentifier_A', 'Pol No', 'Enter identifier: The policy number'],
    ({ lines }) => lines[line].number,
  ),
  field(
    'policy.effective',
    ['Policy_EffectiveDate_A', 'Pol Eff', 'Enter date: The effective date of the policy'],
    ({ from }) => from,
  ),
  field(
    'policy.expiration',
    ['Policy_ExpirationDate_A', 'Pol Exp', 'Enter date: The expiration date of the policy'],
    ({ to }) => to,
  ),
  field(
    'policy.insurerName',
    ['Insurer_FullName', 'Company', 'Enter text: The full name of the insurer'],
    ({ lines }) => lines[line].insurer,
  ),
]

export const propertyFields: readonly FieldKind[] = [
  field(
    'property.building',
    ['CommercialProperty_Building_LimitAmount_A', 'Building Lim', 'Enter limit: The building limit'],
    ({ lines }) => limit(lines.property, 'building'),
  ),
  field(
    'property.contents',
    [
      'CommercialProperty_BusinessPersonalProperty_LimitAmount_A',
      'Contents Lim',
      'Enter limit: The business personal property limit',
    ],
    ({ lines }) => limit(lines.property, 'contents'),
  ),
]

export const liabilityFields: readonly FieldKind[] = [
  ...(
    [
      [
        'occurrence',
        'eachOccurrence',
        'GeneralLiability_EachOccurrence_LimitAmount_A',
        'GL Ea Occ',
        'general liability each occurrence',
      ],
      [
        'aggregate',
        'generalAggregate',
        'GeneralLiability_GeneralAggregate_LimitAmount_A',
        'GL Gen Agg',
        'general liability general aggregate',
      ],
      [
        'products',
        'productsAndCompletedOperations',
        'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A',
        'GL Prod Comp Ops Agg',
        'general liability products and completed operations aggregate',
      ],
      [
        'personal',
        'personalAndAdvertisingInjury',
        'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A',
        'GL Pers Adv Inj',
        'general liability personal and advertising injury',
      ],
      [
        'rented',
        'damageToRentedPremises',
        'GeneralLiability_DamageToRentedPremises_EachOccurrenceLimitAmount_A',
        'GL Dmg Rented Prem',
        'general liability damage to rented premises',
      ],
      [
        'medical',
        'medicalEachPerson',
        'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A',
        'GL Med Exp',
        'general liability medical expense each person',
      ],
    ] as const
  ).map(([name, key, long, short, words]) =>
    field(`generalLiability.${key}`, [long, short, `Enter limit: The ${words} limit`], ({ lines }) =>
      limit(lines.gl, name),
    ),
  ),
  field(
    'generalLiability.waiverYesNo',
    ['GeneralLiability_SubrogationWaivedCode_A', 'GL Subr Wvd', 'Enter code: General liability waiver of subrogation'],
    () => null,
  ),
]

type Row = 'generalLiability' | 'automobile' | 'umbrella' | 'workersCompensation'
const rows: Readonly<
  Record<Row, readonly [line: 'gl' | 'auto' | 'umbrella' | 'wc', long: string, short: string, words: string]>
> = {
  generalLiability: ['gl', 'Policy_GeneralLiability', 'GL', 'general liability'],
  automobile: ['auto', 'Policy_AutomobileLiability', 'Auto', 'automobile liability'],
  umbrella: ['umbrella', 'Policy_UmbrellaLiability', 'Umb', 'umbrella'],
  workersCompensation: ['wc', 'Policy_WorkersCompensationAndEmployersLiability', 'WC', 'workers compensation'],
}

/** The policy block of a row. */
export const rowFields = (row: Row): FieldKind[] => {
  const [line, long, short, words] = rows[row]
  return [
    field(
      `${row}.policyNumber`,
      [`${long}_PolicyNumberIdentifier_A`, `${short} Pol No`, `Enter identifier: The ${words} policy number`],
      ({ lines }) => lines[line].number,
    ),
    field(
      `${row}.effective`,
      [`${long}_EffectiveDate_A`, `${short} Eff`, `Enter date: The ${words} policy effective date`],
      ({ from }) => from,
    ),
    field(
      `${row}.expiration`,
      [`${long}_ExpirationDate_A`, `${short} Exp`, `Enter date: The ${words} policy expiration date`],
      ({ to }) => to,
    ),
  ]
}

export const moreLimits: readonly FieldKind[] = [
  field(
    'automobile.combinedSingleLimit',
    [
      'Vehicle_CombinedSingleLimit_EachAccidentAmount_A',
      'Auto CSL',
      'Enter limit: The automobile combined single limit',
    ],
    ({ lines }) => limit(lines.auto, 'combined'),
  ),
  field(
    'umbrella.eachOccurrence',
    ['ExcessUmbrella_EachOccurrenceAmount_A', 'Umb Ea Occ', 'Enter limit: The umbrella each occurrence limit'],
    ({ lines }) => limit(lines.umbrella, 'umbrellaOccurrence'),
  ),
  field(
    'umbrella.aggregate',
    ['ExcessUmbrella_AggregateAmount_A', 'Umb Agg', 'Enter limit: The umbrella aggregate limit'],
    ({ lines }) => limit(lines.umbrella, 'umbrellaAggregate'),
  ),
  field(
    'workersCompensation.eachAccident',
    [
      'WorkersCompensationEmployersLiability_EachAccidentLimitAmount_A',
      'WC Ea Acc',
      'Enter limit: The workers compensation each accident limit',
    ],
    ({ lines }) => limit(lines.wc, 'accident'),
  ),
  field(
    'workersCompensation.diseaseEachEmployee',
    [
      'WorkersCompensationEmployersLiability_DiseaseEachEmployeeLimitAmount_A',
      'WC Dis Ea Emp',
      'Enter limit: The workers compensation disease each employee limit',
    ],
    ({ lines }) => limit(lines.wc, 'employee'),
  ),
  field(
    'workersCompensation.diseasePolicyLimit',
    [
      'WorkersCompensationEmployersLiability_DiseasePolicyLimitAmount_A',
      'WC Dis Policy',
      'Enter limit: The workers compensation disease policy limit',
    ],
    ({ lines }) => limit(lines.wc, 'policy'),
  ),
]

export const businessFields: readonly FieldKind[] = [
  field(
    'business.annualRevenue',
    ['AnnualRevenueAmount', 'Annual Sales', 'Enter amount: The annual revenue'],
    ({ business }) => number(business.revenue),
  ),
  field(
    'business.annualPayroll',
    ['AnnualRemunerationAmount', 'Annual Payroll', 'Enter amount: The annual payroll'],
    ({ business }) => number(business.payroll),
  ),
  field(
    'business.employeeCount',
    ['EmployeesCount', 'No of Employees', 'Enter number: The number of employees'],
    ({ business }) => String(business.employees),
  ),
]

const limit = ({ limits }: Truth['lines']['gl'], name: string) => number(limits[name] ?? 0)

export const agencyName = 'Copperline Insurance Agency'
export const agencyPhone = '+14155550142'
