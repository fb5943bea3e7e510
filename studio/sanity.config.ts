import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { apiHost, dataset, projectId } from './environment.ts'
import { presentation } from './presentation/presentation.ts'
import { publishing } from './publishing/publishing.ts'
import { schemaTypes } from './schema/index.ts'
import { isSingleton, singletonActions } from './singletons.ts'
import { structure } from './structure.ts'

export default defineConfig({
  title: 'Accra Pharmaceutical Services',
  projectId,
  dataset,
  ...(apiHost && { apiHost, auth: { loginMethod: 'cookie' } }),
  plugins: [structureTool({ structure }), presentation, publishing()],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !isSingleton(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) =>
      isSingleton(schemaType) ? singletonActions(actions) : actions,
    comments: { enabled: false },
  },
  // What an editor of this site has no use for; each of them also asks Sanity's servers.
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
})
