import { endOtherSessions, endSession, forUser, type OwnSession, type SubgraphModule, sessionsOf } from '@coverdesk/kit'
import { deviceWords } from './device-words.ts'
import typeDefs from './session.graphql'

export const sessions: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      agencySessions: forUser(async (_, __, { userId, sessionId }) => {
        const own = (await sessionsOf(userId)).map(session => ({ ...session, isCurrent: session.id === sessionId }))
        return own.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
      }),
    },
    Mutation: {
      endAgencySession: forUser(async (_, { id }: { id: string }, { userId }) => {
        await endSession(userId, id)
        return true
      }),
      endOtherAgencySessions: forUser((_, __, { userId, sessionId }) => endOtherSessions(userId, sessionId)),
    },
    AgencySession: { device: ({ userAgent }: OwnSession) => deviceWords(userAgent) },
  },
}
