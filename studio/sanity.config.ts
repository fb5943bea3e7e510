import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { plainMenus } from './desk/plainMenus.ts'
import { structure } from './desk/structure.ts'
import { defaultDocumentNode } from './desk/views.ts'
import { documentActions } from './documents/actions.ts'
import { newDocumentOptions, templates } from './documents/templates.ts'
import { enquiries } from './enquiries/enquiries.ts'
import { apiHost, dataset, hasScheduling, projectId, supabase } from './environment.ts'
import { i18n } from './i18n/i18n.ts'
import { sanityMessages } from './i18n/sanityMessages.ts'
import { t, translate } from './i18n/t.ts'
import { translateSchema } from './i18n/translateSchema.ts'
import { presentation } from './presentation/presentation.ts'
import { publishing } from './publishing/publishing.ts'
import { schemaTypes } from './schema/index.ts'
import { start } from './start/start.ts'
import { translationBadges } from './translations/badges.ts'

export default defineConfig({
  title: 'Accra Pharmaceutical Services',
  projectId,
  dataset,
  ...(apiHost && { apiHost, auth: { loginMethod: 'cookie' } }),
  plugins: [
    i18n(),
    start(),
    structureTool({ title: t('Content'), structure, defaultDocumentNode }),
    plainMenus(),
    presentation,
    publishing(),
    ...(supabase ? [enquiries(supabase)] : []),
  ],
  // Here, because those of the tools come after those of other plugins.
  i18n: { bundles: sanityMessages },
  schema: { types: translateSchema(schemaTypes, translate), templates },
  document: {
    actions: documentActions,
    badges: translationBadges,
    newDocumentOptions,
    comments: { enabled: false },
  },
  scheduledDrafts: { enabled: hasScheduling },
  // Not used here; each of these also calls Sanity's servers.
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
})
