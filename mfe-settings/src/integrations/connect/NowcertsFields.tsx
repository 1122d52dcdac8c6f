import { type ServerForm, TextField } from '@coverdesk/design-system/forms'

/** Path by path as the server names them. */
export interface NowcertsCredentials {
  nowcerts: { username: string; password: string }
}

/** User name and password of an account at NowCerts. */
export function NowcertsFields<Values extends NowcertsCredentials>({ form }: { form: ServerForm<Values> }) {
  // The fields are part of every form that has these values.
  const credentials = form as unknown as ServerForm<NowcertsCredentials>
  return (
    <>
      <TextField form={credentials} name="nowcerts.username" label="Username" autoComplete="off" />
      <TextField
        form={credentials}
        name="nowcerts.password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="Stored encrypted. It’s never shown again."
      />
    </>
  )
}
