import type { Logger } from '@coverdesk/kit'
import { useAgencyAddresses } from '../mail-addresses/agency-addresses.ts'
import { agencyAddressesOf, type IncomingMailEnvironment } from '../mail-addresses/incoming-mail.environment.ts'
import { startInspector } from './keep-files.ts'
import { startSmtpEndpoint } from './smtp-endpoint.ts'

/**
 * Takes mail from now on.
 * @returns what ends it
 * @throws EnvironmentError where mail should come in and no agency has an address
 */
export function startIncomingMail(given: IncomingMailEnvironment, log: Logger): () => Promise<void> {
  useAgencyAddresses(agencyAddressesOf(given))
  const endInspector = startInspector()
  const { INBOUND_SMTP_PORT: port, HOST } = given
  // A port that is taken ends the process, as any wrong variable does.
  const endpoint = port ? startSmtpEndpoint(port, HOST, log) : undefined
  return async () => {
    await (await endpoint)?.()
    await endInspector()
  }
}
