import { demoAgencies, EnvironmentError, foldedEmailAddress, port, processEnvironment } from '@coverdesk/kit'
import { z } from 'zod'
import type { AgencyAddresses } from './agency-addresses.ts'

const entry = /^([^=]+)=([0-9a-f]{24})$/

/** With addresses, mail comes in: by SMTP where there is a port, and from Postmark where there is a secret (docs/adr/0061). */
export const incomingMailEnvironment = {
  NODE_ENV: processEnvironment.NODE_ENV,
  HOST: processEnvironment.HOST,
  INBOUND_MAIL_AGENCIES: z
    .string()
    .default('')
    .transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    )
    .refine(entries => entries.every(isEntry), {
      error: 'must name addresses and their agencies, such as service@agency.example=<agency id>.',
    })
    .transform(entries => entries.map(text => text.toLowerCase().split('=') as [string, string])),
  INBOUND_SMTP_PORT: port.optional(),
  POSTMARK_INBOUND_SECRET: z
    .string()
    .regex(/^[^:\s]+:\S{16,}$/, {
      error: 'must be a name and a password of at least 16 characters, such as postmark:…',
    })
    .optional(),
}

function isEntry(text: string): boolean {
  const [, address = ''] = entry.exec(text.toLowerCase()) ?? []
  return foldedEmailAddress.safeParse(address).success && !address.includes('+')
}

export type IncomingMailEnvironment = z.output<z.ZodObject<typeof incomingMailEnvironment>>

/**
 * The addresses of agencies; in development those of the demo.
 * @throws EnvironmentError where mail should come in and no agency has an address
 */
export function agencyAddressesOf(given: IncomingMailEnvironment): AgencyAddresses {
  const { INBOUND_MAIL_AGENCIES: named, INBOUND_SMTP_PORT, POSTMARK_INBOUND_SECRET, NODE_ENV } = given
  if (named.length > 0) return new Map(named)
  if (NODE_ENV !== 'production') return new Map(developmentAddresses)
  if (INBOUND_SMTP_PORT || POSTMARK_INBOUND_SECRET) {
    throw new EnvironmentError('INBOUND_MAIL_AGENCIES is needed: without addresses no mail can come in.')
  }
  return new Map()
}

/** Where the demo’s clients write to. */
export const developmentAddresses: readonly (readonly [address: string, agencyId: string])[] = [
  ['service@harborpoint.example', demoAgencies.harborPoint.id],
  ['service@canary-b.example', demoAgencies.canary.id],
]
