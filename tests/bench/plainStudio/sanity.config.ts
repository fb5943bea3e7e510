import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { schemaTypes } from '../../../studio/schema/index.ts'
import { apiHost, dataset, projectId } from '../../../studio/settings.ts'

/** Sanity's own Studio with the project's schema but without its components, as the baseline for typing. */
export default defineConfig({
  title: 'Plain',
  projectId,
  dataset,
  ...(apiHost && { apiHost }),
  plugins: [structureTool()],
  schema: { types: schemaTypes.map(withoutComponents) },
  document: { comments: { enabled: false } },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
})

/** Returns a definition without `components`, in its fields too. */
function withoutComponents<T>(definition: T): T {
  if (Array.isArray(definition)) return definition.map(withoutComponents) as T
  if (!isObject(definition)) return definition
  const parts = Object.entries(definition).filter(([name]) => name !== 'components')
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutComponents(part)])) as T
}
