import { beforeEach, expect, it, vi } from 'vitest'
import { provideClient } from '../graphql/client'
import { createClient } from '../host/create-client'
import { type Answer, failing, fetchFrom } from '../testing/answers'
import { signOut } from './sign-out'

const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
beforeEach(() => leave.mockClear())

function answerWith(AgencySignOut: Answer) {
  const fetch = fetchFrom({ AgencySignOut }, () => undefined)
  provideClient(createClient({ plugins: [], onSessionEnded: () => undefined, fetch, url: 'http://x/graphql' }))
}

it('leads to the sign-in page once the session is over', async () => {
  answerWith({ __typename: 'Mutation', agencySignOut: true })
  await signOut()
  expect(leave).toHaveBeenCalledExactlyOnceWith('/app/signin')
})

it.each([
  ['the answer is no', { __typename: 'Mutation', agencySignOut: false }],
  ['the server refuses', failing({ message: 'Try again.' }, { agencySignOut: null })],
])('stays where it is when %s', async (_, answer) => {
  answerWith(answer)
  await signOut()
  expect(leave).not.toHaveBeenCalled()
})
