import { type ActionFunctionArgs, type MutationResult, runMutation, toast } from '@coverdesk/plugin-sdk'
import {
  ConfirmSecondStepDocument,
  RenewRecoveryCodesDocument,
  TurnOffSecondStepDocument,
} from '../generated/documents'

/** Turns two-step verification on. */
export async function confirm(code: string): Promise<MutationResult<readonly string[]>> {
  const result = await runMutation(ConfirmSecondStepDocument, { code })
  return result.ok ? { ok: true, data: result.data.confirmSecondStep?.recoveryCodes ?? [] } : result
}

/** Makes the former recovery codes void. */
export async function renew(code: string): Promise<MutationResult<readonly string[]>> {
  const result = await runMutation(RenewRecoveryCodesDocument, { code })
  return result.ok ? { ok: true, data: result.data.renewRecoveryCodes?.recoveryCodes ?? [] } : result
}

/** Turns two-step verification off; the dialog then closes. */
export async function turnOff({ request }: ActionFunctionArgs) {
  const { code } = (await request.json()) as { code: string }
  const result = await runMutation(TurnOffSecondStepDocument, { code })
  if (result.ok) toast('Two-step verification is off')
  return result
}
