import { provideClient } from '../graphql/client'
import { createClient } from '../host/create-client'
import { type Answers, fetchFrom, type Sent } from './answers'

/**
 * Answers in place of the server for what is outside of every plugin: the shell's own screens.
 *
 * @param onSent hears of every operation that is sent
 * @example provideAnswers({ AgencySignIn: pending })
 */
export function provideAnswers(answers: Answers, onSent: (sent: Sent) => void = () => undefined): void {
  provideClient(
    createClient({
      plugins: [],
      onSessionEnded: () => undefined,
      fetch: fetchFrom(answers, onSent),
      url: 'https://coverdesk.example/graphql',
    }),
  )
}
