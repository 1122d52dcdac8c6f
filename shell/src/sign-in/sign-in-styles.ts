import { makeStyles } from '@coverdesk/design-system'

export const useSignInStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  others: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4px' },
})
