import { mailEnvironment } from '@coverdesk/kit'
import { z } from 'zod'

const count = (least: number, standard: number) => {
  const error = `must be a whole number, ${least} or more.`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).default(standard)
}

/** What sign-in reads beside every subgraph's variables. The defaults are the quality bar's. */
export const signInEnvironment = {
  ...mailEnvironment,
  PUBLIC_URL: z.url({ error: 'must be an address such as https://desk.example.com.' }).default('http://localhost:3000'),
  SIGN_IN_SECONDS_BETWEEN_SENDS: count(0, 60),
  SIGN_IN_SENDS_PER_HOUR_PER_ADDRESS: count(1, 5),
  SIGN_IN_SENDS_PER_HOUR_PER_IP: count(1, 20),
}
