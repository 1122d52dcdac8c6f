import { type LoaderFunctionArgs, startQuery } from '@coverdesk/plugin-sdk'
import { ArtifactVersionsDocument, EditedArtifactDocument, OutgoingEmailDocument } from '../../generated/documents'

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: params['artifactId'] ?? '' })

/** Begins to read what someone is about to edit. */
export const loadEditedArtifact = (given: LoaderFunctionArgs) => startQuery(EditedArtifactDocument, idOf(given))

/** Begins to read what would be sent. */
export const loadOutgoingEmail = (given: LoaderFunctionArgs) => startQuery(OutgoingEmailDocument, idOf(given))

/** Begins to read the versions of an artifact. */
export const loadVersions = (given: LoaderFunctionArgs) => startQuery(ArtifactVersionsDocument, idOf(given))
