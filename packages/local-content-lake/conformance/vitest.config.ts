import { dirname } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readHostedProject } from '../src/testing/hostedProject.ts'
import { endpoints } from './endpoints.ts'

const hosted = readHostedProject()

/**
 * For `npm run conformance:lake`: the lake's tests of its endpoints. If the `CONFORMANCE_` variables are set,
 * those that apply to the hosted service run there, one after the other, because they share a dataset.
 */
export default defineConfig({
  root: dirname(import.meta.dirname),
  test: {
    include: endpoints.flatMap(({ tests }) => tests),
    testTimeout: 60_000,
    tags: [{ name: 'local', description: 'Holds for a stand-in, not for the hosted service.' }],
    ...(hosted && { tagsFilter: ['!local'], fileParallelism: false }),
  },
})
