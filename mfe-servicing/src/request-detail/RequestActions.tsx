import { Button, ButtonLink, type MenuAction, MenuButton } from '@coverdesk/design-system'
import { navigate, useSlot } from '@coverdesk/plugin-sdk'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import {
  actionPath,
  correctPath,
  duplicatePath,
  linkPath,
  lossPath,
  reopenPath,
  resolvePath,
  updatePath,
  waitingPath,
} from '../paths'

type Request = ServiceRequestProfileFragment

/** What can be done with a request: here, and by the areas that offer something for it. */
export function RequestActions({ request }: { request: Request }) {
  const { id, state, type } = request
  const contributed = useSlot('service-request.actions')
    .filter(({ kinds }) => !kinds || kinds.includes(type))
    .map(({ id: action, label, pluginTitle }) => goTo(label ?? pluginTitle, actionPath(id, action)))
  return (
    <>
      {state === 'CLOSED' ? (
        <Button disabled>Resolved</Button>
      ) : (
        <ButtonLink appearance="primary" to={resolvePath(id)}>
          Resolve
        </ButtonLink>
      )}
      <MenuButton label="More" iconOnly actions={[...contributed, ...ownActions(request)]} />
    </>
  )
}

/** Those that apply to it now. */
function ownActions({ id, state, waiting, isLoss }: Request): MenuAction[] {
  const isOpen = state === 'OPEN'
  return [
    goTo('Update request', updatePath(id)),
    goTo('Correct details', correctPath(id)),
    goTo('Link to an account or policy', linkPath(id)),
    ...(isOpen ? [goTo(waiting ? 'Change waiting' : 'Waiting on…', waitingPath(id))] : []),
    ...(isOpen ? [goTo('Mark as duplicate', duplicatePath(id))] : []),
    goTo(isLoss ? 'Remove loss flag' : 'Report as loss', lossPath(id)),
    ...(isOpen ? [] : [goTo('Reopen', reopenPath(id))]),
  ]
}

const goTo = (label: string, path: string): MenuAction => ({ label, onSelect: () => void navigate(path) })
