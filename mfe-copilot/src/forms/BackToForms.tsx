import { ButtonLink } from '@coverdesk/design-system'
import { formsTabPath } from './paths'

export const BackToForms = () => (
  <ButtonLink appearance="subtle" to={formsTabPath}>
    All forms
  </ButtonLink>
)
