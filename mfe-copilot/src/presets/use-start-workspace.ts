import { type Failure, type MutationResult, navigate, runMutation } from '@coverdesk/plugin-sdk'
import { useEffect, useState } from 'react'
import { CreateCaraWorkspaceDocument, type CreateCaraWorkspaceInput } from '../generated/documents'
import { workspacePath } from '../paths'

/** Starts a workspace, and then goes there. */
export interface WorkspaceStart {
  /** @returns whether it is started */
  start(input: CreateCaraWorkspaceInput): Promise<boolean>
  isBusy: boolean
  /** The page is about to change: a form around it holds nothing unsaved any more. */
  isStarted: boolean
  /** Why the last attempt failed. */
  failure: Failure | undefined
}

/** Specification 3 §8. */
const noWorkspace: Failure = {
  message: 'Failed to create workspace',
  code: 'INTERNAL',
  requestId: undefined,
  validationErrors: [],
  current: null,
}

/** @param options `replace`: the form has an address of its own, to which Back shouldn't lead */
export function useStartWorkspace({ replace = false }: { replace?: boolean } = {}): WorkspaceStart {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [startedId, setStartedId] = useState<string>()
  useEffect(() => {
    if (startedId) void navigate(workspacePath(startedId), { replace })
  }, [startedId, replace])
  return {
    isBusy,
    isStarted: startedId !== undefined,
    failure,
    async start(input) {
      if (isBusy || startedId) return false
      setBusy(true)
      const result = await createWorkspace(input, idempotencyKey)
      setBusy(false)
      setFailure(result.ok ? undefined : result.failure)
      if (result.ok) setStartedId(result.data)
      return result.ok
    },
  }
}

async function createWorkspace(
  input: CreateCaraWorkspaceInput,
  idempotencyKey: string,
): Promise<MutationResult<string>> {
  const result = await runMutation(CreateCaraWorkspaceDocument, { input, idempotencyKey })
  if (!result.ok) return result
  const id = result.data.createCaraWorkspace?.id
  return id ? { ok: true, data: id } : { ok: false, failure: noWorkspace }
}
