import { resolve } from 'node:path'
import { startDevelopmentServer } from '../../scripts/build/serving/developmentServer.ts'
import { localPublishableKey, readEnvironment } from '../../scripts/environment.ts'
import { catalogueServer } from '../catalogue/catalogueServer.ts'
import { supabaseAddress } from './e2eSupabase.ts'
import { cataloguePort } from './ports.ts'

/** Serves the catalogue as `npm run dev` does, for the visual tests. */
await startDevelopmentServer(
  {
    ...readEnvironment(),
    supabase: { url: supabaseAddress, key: localPublishableKey },
  },
  {
    snapshot: '.local/e2e/snapshot',
    port: cataloguePort,
    exactly: true,
    plugins: [catalogueServer()],
    cacheDir: resolve('.local/e2e-catalogue'),
  },
)
