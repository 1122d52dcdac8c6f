import type { AccountType } from '../accounts/account.rules.ts'

/** Demo data the way people would enter it. */
export interface DemoData {
  /** By a short name that accounts refer to. */
  contacts: Record<string, { name: string; email: string; phone?: string }>
  accounts: DemoAccount[]
}

interface DemoAccount {
  type: AccountType
  createdAt: string
  /** A key of `contacts`; of businesses only. */
  contact?: string
  details: {
    name: string
    email: string
    phone?: string
    dba?: string
    website?: string
    mailingAddress?: { line1: string; line2?: string; city: string; zone: string; postalCode: string }
  }
}

/** `4120 Harbor Dr · Suite 2 · San Diego · CA · 92101`; the second line may be left out. */
export function addressOf(text: string) {
  const [postalCode = '', zone = '', city = '', ...lines] = text.split(' · ').reverse()
  const [line1 = '', line2] = lines.reverse()
  return { line1, city, zone, postalCode, ...(line2 ? { line2 } : {}) }
}

type Extras = Partial<Omit<DemoAccount['details'], 'name' | 'email' | 'mailingAddress'>>

/** One line per account keeps the table readable. */
export const business = (
  createdAt: string,
  contact: string,
  name: string,
  email: string,
  address: string | null,
  extras: Extras = {},
): DemoAccount => ({
  type: 'BUSINESS',
  createdAt,
  contact,
  details: { name, email, ...extras, ...(address ? { mailingAddress: addressOf(address) } : {}) },
})

export const individual = (
  createdAt: string,
  name: string,
  email: string,
  address: string | null,
  extras: Extras = {},
): DemoAccount => ({
  type: 'INDIVIDUAL',
  createdAt,
  details: { name, email, ...extras, ...(address ? { mailingAddress: addressOf(address) } : {}) },
})
