import type { Logger, SubgraphPart } from '@coverdesk/kit'
import { useAgencyAddresses } from '../mail-addresses/agency-addresses.ts'
import { agencyAddressesOf, type IncomingMailEnvironment } from '../mail-addresses/incoming-mail.environment.ts'
import { startInspector } from './file-checks.ts'
import { startSmtpEndpoint } from './smtp-endpoint.ts'

/**
 * Takes mail from now on.
 * @returns `opened`, which resolves when mail is taken, and `close`, which ends it
 * @throws EnvironmentError where mail should come in and no agency has an address
 */
export function startIncomingMail(
  given: IncomingMailEnvironment,
  log: Logger,
): Required<Pick<SubgraphPart, 'opened' | 'close'>> {
  useAgencyAddresses(agencyAddressesOf(given))
  const endInspector = startInspector()
  const { INBOUND_SMTP_PORT: port, HOST } = given
  // A port that is taken ends the process, as any wrong variable does.
  const endpoint = port ? startSmtpEndpoint(port, HOST, log) : Promise.resolve(undefined)
  return {
    opened: endpoint,
    async close() {
      await (await endpoint)?.()
      await endInspector()
    },
  }
}
