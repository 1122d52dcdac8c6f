import { defineSubgraph } from '@coverdesk/kit'
import { artifactSaving } from './artifact-saving/artifact-save.resolvers.ts'
import { saveCaraArtifact } from './artifact-saving/save-artifact-job.ts'
import { templatePage } from './artifacts/form/template-page.ts'
import { artifactVersions } from './artifacts/migrations/artifact-versions.ts'
import { artifacts } from './artifacts/operations/artifact.resolvers.ts'
import { caraEmail } from './artifacts/sending/cara-email.ts'
import { mailVariables, startMail } from './artifacts/sending/outgoing-mail.ts'
import { caraSettings } from './cara-settings/cara-settings.resolvers.ts'
import { limitReached } from './cara-settings/limit-reached.ts'
import { chooseAgencyEngine } from './cara-settings/own-model/choose-agency-engine.ts'
import { beginAsked } from './demo-seed/begin-asked.ts'
import { seedDemo } from './demo-seed/seed-demo.ts'
import { readDocument } from './document-reading/read-document.ts'
import { useReadingLog } from './document-reading/reading-log.ts'
import { queueOutdatedFacts, renewFacts } from './document-reading/renew-facts.ts'
import { followFiles } from './document-sources/follow-files.ts'
import { readAttachedFiles } from './document-sources/read-attached-files.ts'
import { answerPolicyQuestion } from './explorer/answer-policy-question.ts'
import { explorer } from './explorer/explorer.resolvers.ts'
import { formRefill } from './form-refill/form-refill.resolvers.ts'
import { closeForms } from './forms/process/form-process.ts'
import { agencyForms } from './forms/records/form.resolvers.ts'
import { followCreators } from './knowledge/follow-creators.ts'
import { knowledge } from './knowledge/knowledge.resolvers.ts'
import { queueUnread } from './knowledge/queue-unread.ts'
import { knowledgeSearch } from './knowledge-search/knowledge-search.resolvers.ts'
import { configureModels, modelEnvironment } from './models/language-model.ts'
import { customPresets } from './presets/custom-preset.resolvers.ts'
import { closeReading, removeLeftFolders } from './reading/read-file.ts'
import { caraRun } from './runs/engine/run-cara.ts'
import { removeOldRuns } from './runs/removal/remove-old-runs.ts'
import { documentPages } from './styles/pages/document-pages.ts'
import { closePdf } from './styles/pdf/process/write-pdf.ts'
import { styles } from './styles/records/style.resolvers.ts'
import { toolsFor } from './tools/registry.ts'
import { configureWebSearch, webSearchEnvironment } from './tools/web-search/web-search-environment.ts'
import { workspaceRecord } from './workspace-record/workspace-record.ts'
import { followOwners } from './workspaces/follow-owners.ts'
import { workspaces } from './workspaces/workspace.resolvers.ts'

/** What Cara reads and knows, and her work in workspaces. */
export const copilotSubgraph = defineSubgraph({
  name: 'copilot',
  modules: [
    knowledge,
    knowledgeSearch,
    customPresets,
    styles,
    workspaces,
    artifacts,
    artifactSaving,
    formRefill,
    agencyForms,
    explorer,
    caraSettings,
  ],
  environment: { ...modelEnvironment, ...webSearchEnvironment, ...mailVariables },
  start(environment, log) {
    configureModels(environment)
    configureWebSearch(environment, environment.CARA_ALLOWED_HOSTS)
    useReadingLog(log)
    const closeMail = startMail(environment)
    removeLeftFolders().catch(error => log.warn({ err: error }, 'files of former processes could not be removed'))
    return {
      questions: { ...documentPages, 'artifacts/template': templatePage, 'workspaces/record': workspaceRecord },
      async close() {
        closeMail()
        await Promise.all([closeReading(), closePdf(), closeForms()])
      },
    }
  },
  consumers: [followFiles, followCreators.consumer, followOwners.consumer],
  jobs: [
    ...[readDocument, queueUnread, readAttachedFiles, renewFacts, queueOutdatedFacts],
    ...[...followCreators.jobs, ...followOwners.jobs],
    caraRun({ chooseEngine: chooseAgencyEngine, toolsFor, whyNot: limitReached }),
    ...[removeOldRuns, caraEmail, saveCaraArtifact, answerPolicyQuestion, beginAsked],
  ],
  migrations: [artifactVersions],
  seed: { demo: seedDemo },
})
