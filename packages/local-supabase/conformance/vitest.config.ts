import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { hosted } from '../src/testing/hostedProject.ts'
import { endpoints } from './endpoints.ts'

/**
 * For `npm run conformance:supabase`: the tests of the endpoints. If the `CONFORMANCE_SUPABASE_` variables are set,
 * those that apply to a hosted project run there.
 */
export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    // As in vite.config.ts: compiling Postgres for each file takes long.
    isolate: false,
    include: endpoints
      .filter(({ onlyHere }) => !(hosted && onlyHere))
      .flatMap(({ tests }) => tests),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    tags: [{ name: 'local', description: 'Holds for a stand-in, not for the hosted service.' }],
    ...(hosted && { tagsFilter: ['!local'] }),
  },
})
