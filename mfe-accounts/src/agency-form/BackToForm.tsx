import { ButtonLink } from '@coverdesk/design-system'
import { formTabPath } from './paths'

export const BackToForm = () => (
  <ButtonLink appearance="subtle" to={formTabPath}>
    Certificate form
  </ButtonLink>
)
