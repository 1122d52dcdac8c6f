/** Something that is looked for: a label, and what documents call it. */
interface Topic {
  label: string
  asks: readonly string[]
}

/** What an overview of insurance documents says, in its order. */
const usual: readonly Topic[] = [
  { label: 'Named insured', asks: ['named insured'] },
  { label: 'Insurer', asks: ['insurer', 'insurance company', 'carrier', 'issuing company', 'underwritten by'] },
  { label: 'Policy number', asks: ['policy number'] },
  {
    label: 'Policy period',
    asks: ['policy period', 'policy term', 'effective date expiration date', 'effective expiration'],
  },
  { label: 'Each occurrence', asks: ['each occurrence limit'] },
  { label: 'General aggregate', asks: ['general aggregate limit'] },
  { label: 'Deductible', asks: ['deductible'] },
  { label: 'Premium', asks: ['total premium', 'annual premium', 'premium'] },
  { label: 'Additional insured', asks: ['additional insured'] },
  { label: 'Waiver of subrogation', asks: ['waiver of subrogation'] },
]

const ofContracts: readonly Topic[] = [
  {
    label: 'Insurance required',
    asks: ['insurance required', 'required insurance', 'shall maintain insurance', 'insurance requirements'],
  },
  { label: 'General liability', asks: ['commercial general liability'] },
  { label: 'Automobile liability', asks: ['automobile liability'] },
  { label: 'Workers’ compensation', asks: ['workers compensation'] },
  { label: 'Umbrella or excess', asks: ['umbrella'] },
  { label: 'Additional insured', asks: ['additional insured'] },
  { label: 'Waiver of subrogation', asks: ['waiver of subrogation'] },
  { label: 'Primary and noncontributory', asks: ['primary and noncontributory'] },
  { label: 'Notice of cancellation', asks: ['notice of cancellation'] },
]

const ofProperty: readonly Topic[] = [
  ...usual.slice(0, 4),
  { label: 'Location', asks: ['location address', 'premises address', 'property location', 'insured location'] },
  { label: 'Building', asks: ['building limit'] },
  { label: 'Business personal property', asks: ['business personal property limit'] },
  { label: 'Deductible', asks: ['deductible'] },
  { label: 'Valuation', asks: ['replacement cost'] },
  { label: 'Mortgagee or loss payee', asks: ['mortgagee', 'loss payee', 'mortgageholder'] },
]

/** What to look for. @param task of the workspace’s preset */
export function topicsOf(task: string): readonly Topic[] {
  if (/^contract/i.test(task)) return ofContracts
  return /^[^.]*\bproperty\b/i.test(task) ? ofProperty : usual
}
