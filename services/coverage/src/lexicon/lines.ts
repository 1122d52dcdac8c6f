/**
 * Lines of insurance as contracts, quotes and policies name them, the most exact first. There are more of them than policies are kept under:
 * a contract asks for a pollution policy, too.
 */
export const paperLines = [
  {
    id: 'EMPLOYERS_LIABILITY',
    label: 'Employers liability',
    phrases: ['employer|employers liability', 'employer|employers ~2 liability', 'e l each accident', 'e l disease'],
  },
  {
    id: 'WORKERS_COMPENSATION',
    label: 'Workers compensation',
    phrases: ['worker|workers|workmen|workmens compensation', 'worker|workers comp'],
  },
  {
    id: 'UMBRELLA',
    label: 'Umbrella or excess',
    phrases: [
      'umbrella',
      'excess liability',
      'excess policy|insurance|coverage',
      'follow* form excess',
      'umbrella or excess',
      'umbrella excess',
    ],
  },
  {
    id: 'POLLUTION',
    label: 'Pollution liability',
    phrases: [
      'pollution liability',
      'pollution legal liability',
      'environmental liability',
      'environmental impairment',
      'pollution insurance|coverage|policy',
      'pollution',
    ],
  },
  {
    id: 'PROFESSIONAL',
    label: 'Professional liability',
    phrases: [
      'professional liability',
      'errors and|& omissions',
      'professional services liability',
      'design professional',
      'professional insurance|coverage|policy',
      'professional',
    ],
  },
  {
    id: 'INSTALLATION',
    label: 'Installation floater',
    phrases: ['installation floater', 'installation insurance|coverage', 'installation'],
  },
  { id: 'BUILDERS_RISK', label: 'Builders risk', phrases: ['builder|builders risk', 'course of construction'] },
  { id: 'RIGGERS', label: 'Riggers liability', phrases: ['rigger|riggers liability', 'rigger|riggers'] },
  { id: 'CARGO', label: 'Cargo', phrases: ['motor truck cargo', 'cargo', 'transit insurance|coverage'] },
  { id: 'LIQUOR', label: 'Liquor liability', phrases: ['liquor liability', 'liquor legal', 'dram shop'] },
  {
    id: 'GARAGE',
    label: 'Garage liability',
    phrases: ['garage liability', 'garagekeeper|garagekeepers', 'garage keeper|keepers'],
  },
  {
    id: 'AIRCRAFT',
    label: 'Aircraft liability',
    phrases: ['aircraft liability', 'aviation', 'unmanned aircraft', 'drone'],
  },
  {
    id: 'MARINE',
    label: 'Marine liability',
    phrases: [
      'protection and|& indemnity',
      'marine liability',
      'marine general liability',
      'maritime employer|employers',
      'hull and|& machinery',
      'vessel pollution',
      'jones act',
    ],
  },
  { id: 'RAILROAD', label: 'Railroad protective', phrases: ['railroad protective'] },
  {
    id: 'OWNERS_PROTECTIVE',
    label: 'Owners and contractors protective',
    phrases: ['owner|owners and|& contractor|contractors protective', 'owner|owners protective', 'ocp'],
  },
  { id: 'ABUSE', label: 'Abuse and molestation', phrases: ['abuse', 'molestation', 'sexual misconduct'] },
  {
    id: 'CYBER',
    label: 'Cyber',
    phrases: ['cyber', 'network security', 'data breach', 'privacy liability', 'information security'],
  },
  {
    id: 'CRIME',
    label: 'Crime',
    phrases: ['crime', 'employee dishonesty', 'employee theft', 'fidelity', 'third party crime'],
  },
  { id: 'DIRECTORS', label: 'Directors and officers', phrases: ['director|directors and|& officer|officers'] },
  {
    id: 'EMPLOYMENT_PRACTICES',
    label: 'Employment practices',
    phrases: ['employment practices liability', 'epli', 'epl'],
  },
  {
    id: 'AUTO',
    label: 'Auto liability',
    phrases: [
      'automobile liability',
      'auto liability',
      'business auto*',
      'commercial auto*',
      'automobile insurance|coverage|policy',
      'comprehensive auto*',
      'motor vehicle liability',
      'vehicle liability',
      'automobile',
      'any auto',
      'auto coverage|policy|insurance|part',
      'auto',
    ],
  },
  {
    id: 'GENERAL_LIABILITY',
    label: 'General liability',
    phrases: ['general liability', 'cgl', 'gl', 'public liability'],
  },
  {
    id: 'INLAND_MARINE',
    label: 'Inland marine',
    phrases: [
      'inland marine',
      'contractor|contractors equipment',
      'equipment floater',
      'tool|tools floater',
      'tools and|& equipment',
      'rented equipment',
      'equipment insurance|coverage',
      'scheduled equipment',
    ],
  },
  {
    id: 'PROPERTY',
    label: 'Property',
    phrases: [
      'property insurance|policy|part|section|declarations|coverages',
      'commercial property',
      'section ~2 property',
      'all risk property',
      'property coverage part',
      'property and business income',
      'contents insurance',
      'business personal property',
      'business income',
      'business interruption',
      'rent insurance',
    ],
  },
] as const satisfies readonly { id: string; label: string; phrases: readonly string[] }[]

export type PaperLine = (typeof paperLines)[number]['id']

/** Lines that a liability requirement to name additional insureds can be about. */
export const liabilityLines: ReadonlySet<PaperLine> = new Set([
  ...([
    'GENERAL_LIABILITY',
    'AUTO',
    'UMBRELLA',
    'POLLUTION',
    'LIQUOR',
    'GARAGE',
    'RIGGERS',
    'AIRCRAFT',
    'MARINE',
  ] as const),
])
