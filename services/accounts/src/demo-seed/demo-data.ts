import type { AccountType } from '../accounts/account.rules.ts'
import { addressOf } from './addresses/address-of.ts'

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
