import { type CallContext, forUser, loadById, type SubgraphModule } from '@coverdesk/kit'
import { AgencyUser } from '../models/agency-user.model.ts'
import { createView, deleteView, updateView } from './save-view.ts'
import typeDefs from './saved-view.graphql'
import { SavedView, type SavedViewRecord } from './saved-view.model.ts'

export const savedViews: SubgraphModule = {
  typeDefs,
  resolvers: {
    Query: {
      savedViews: forUser((_, { list }: { list: string }) => SavedView.find({ list }).sort({ sortName: 1 }).lean()),
    },
    Mutation: {
      createSavedView: forUser((_, { input }: { input: unknown }, context) => createView(context, input)),
      updateSavedView: forUser((_, { input, ...view }: { id: string; version: number; input: unknown }) =>
        updateView(view, input),
      ),
      deleteSavedView: forUser((_, view: { id: string; version: number }) => deleteView(view)),
    },
    SavedView: {
      id: (view: SavedViewRecord) => String(view._id),
      createdBy: (view: SavedViewRecord, _: unknown, context: CallContext) =>
        loadById(context, AgencyUser, String(view.createdById)),
    },
  },
}
