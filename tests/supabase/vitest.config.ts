import { defineConfig } from 'vitest/config'

/** For `npm run test:supabase`, which needs Postgres or Docker; see docs/hosting.md. */
export default defineConfig({
  test: {
    include: ['tests/supabase/*.spec.ts'],
    // They may share a database.
    fileParallelism: false,
    // The CLI is downloaded, and pg_cron fires once a minute.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
