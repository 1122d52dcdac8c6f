import { type ActionFunctionArgs, replace, useSubmission } from '@coverdesk/plugin-sdk'
import { useEffect } from 'react'
import { accountPath } from '../paths'

/** An account that was merged is answered by the one that it went into: the address then becomes that one's. */
export function useMovedAccount(id: string, answeredId: string | undefined): void {
  const { submit, busy } = useSubmission<string>()
  const movedTo = answeredId === id ? undefined : answeredId
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each address
  useEffect(() => {
    if (movedTo && !busy) submit(movedTo)
  }, [id, movedTo])
}

/** The action of an account's route: goes to another account in place of this one. */
export async function openMovedAccount({ request }: ActionFunctionArgs) {
  return replace(accountPath((await request.json()) as string))
}
