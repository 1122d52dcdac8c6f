import { CoverdeskError, statusOf } from '@coverdesk/kit'
import { z } from 'zod'
import type { Handler } from '../http/listener.ts'
import { type RestCall, restEndpoint } from '../http/rest-endpoint.ts'
import { askCopilot, type DocumentServices } from './ask-copilot.ts'
import { sendHtmlDocument, sendPdfDocument, sendProblem } from './send-document.ts'

/** What an address names. */
type Named = Record<string, string>

const answer = z.union([z.object({ html: z.string() }), z.object({ name: z.string(), pdf: z.base64() })])

/** `GET /agency/preview-html/:templateId?v=…` and `/agency/preview-pdf/…`: a sample document in a style of the agency. */
export const createStylePreviewEndpoint = (services: DocumentServices, kind: 'html' | 'pdf'): Handler =>
  documentEndpoint(services, `styles/preview-${kind}`, ({ path }) => {
    const [, , , templateId = ''] = path.split('/')
    return { templateId }
  })

/** `GET /agency/html/:workspaceId/:artifactId?style_id=…` and `/agency/pdf/…`: an HTML document of a workspace, in a style. */
export const createArtifactEndpoint = (services: DocumentServices, kind: 'html' | 'pdf'): Handler =>
  documentEndpoint(services, `artifacts/${kind}`, ({ path, request }) => {
    const [, , , workspaceId = '', artifactId = ''] = path.split('/')
    const styleId = new URL(request.url ?? '', 'http://gateway').searchParams.get('style_id')
    return { workspaceId, artifactId, ...(styleId && { styleId }) }
  })

/** `GET /agency/template/:workspaceId/:artifactId`: a form of the agency that was filled in a workspace. */
export const createTemplateEndpoint = (services: DocumentServices): Handler =>
  documentEndpoint(services, 'artifacts/template', ({ path }) => {
    const [, , , workspaceId = '', artifactId = ''] = path.split('/')
    return { workspaceId, artifactId }
  })

/** Documents that copilot makes. Why there is none is a page, too: a frame and a tab show nothing else. */
const documentEndpoint = (services: DocumentServices, question: string, named: (call: RestCall) => Named) =>
  restEndpoint(services, async call => {
    try {
      const made = await askCopilot(services, call, question, named(call), answer)
      if ('html' in made) sendHtmlDocument(call.response, 200, made.html)
      else sendPdfDocument(call.response, made.name, Buffer.from(made.pdf, 'base64'))
    } catch (error) {
      if (!(error instanceof CoverdeskError)) throw error
      sendProblem(call.response, statusOf(error), error.message)
    }
  })
