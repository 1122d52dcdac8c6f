import { developmentKey } from '../../services/communication/src/voice/retell/retell.environment.ts'
import { signedAsRetell } from '../../services/communication/src/voice/retell/retell-signature.ts'

/**
 * Delivers as Retell does, signed with development's key.
 * @throws with one sentence when the product does not take it
 */
export async function deliverTo(address: string, secret: string, delivery: object): Promise<void> {
  const body = JSON.stringify(delivery)
  const headers = { 'content-type': 'application/json', ...signedAsRetell(developmentKey(secret), body) }
  const url = `${address}/webhooks/communication/retell`
  const response = await fetch(url, { method: 'POST', body, headers }).catch(() => null)
  if (!response)
    throw new Error(`No product answers at ${address}. Start it (npm start), or name its PORT and COVERDESK_DATA.`)
  if (response.status !== 202)
    throw new Error(`The product refused the delivery: ${response.status} ${await response.text()}`)
}
