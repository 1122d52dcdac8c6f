import { LateComponent } from '@coverdesk/plugin-sdk'

const documents = () => import('@coverdesk/design-system/document')

// What draws documents comes with the page: neither its words nor its questions to the server wait for it.
export const lateDocumentView = new LateComponent(async () => (await documents()).default)
export const lateTextDocument = new LateComponent(async () => (await documents()).TextDocument)
