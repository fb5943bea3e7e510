import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findHeadlessBrowser } from './support/browser.mjs'
import { cataloguePort, ports } from './support/ports.ts'

const launchOptions = {
  executablePath: findHeadlessBrowser(),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
}

/** Renders letters alike on all machines, whatever their fonts and settings, for comparisons with pictures. */
const drawnAlike = {
  ...launchOptions,
  // The headless shell reads the argument, Chromium the file.
  args: [...launchOptions.args, '--font-render-hinting=none'],
  env: { ...process.env, FONTCONFIG_FILE: resolve('tests/support/fonts.conf') },
}

/** The pictures were taken on Linux; other systems render letters differently. */
const comparesPictures = process.platform === 'linux'
const pictures = ['**/visual.spec.ts', '**/guide.spec.ts']
if (!comparesPictures && process.env.TEST_WORKER_INDEX === undefined)
  console.log(
    `Left out: comparisons with pictures, which are of Linux (${pictures.join(', ')}). They run in continuous integration, or with «npm run test:visual» on Linux.`,
  )

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: comparesPictures ? [] : pictures,
  outputDir: '.local/test-results',
  fullyParallel: true,
  // Not three: see decision 48.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Browsers and the Studio have races of their own under load. A test that fails twice fails; one that fails once is
  // named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1280, height: 800 },
    launchOptions,
    screenshot: 'only-on-failure',
  },
  // The project with the longest journeys first, so that both workers end together.
  projects: [
    {
      name: 'studio',
      testDir: 'tests/e2e/studio',
      timeout: 120_000,
      // The pictures of the editors' guide: times and names may differ, the layout may not.
      snapshotPathTemplate: 'docs/pictures/{arg}{ext}',
      expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
      use: { viewport: { width: 1500, height: 950 }, launchOptions: drawnAlike },
    },
    {
      name: 'visual',
      testMatch: '**/visual.spec.ts',
      snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
      timeout: 240_000,
      expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
      use: { launchOptions: drawnAlike },
    },
    { name: 'site', testIgnore: ['tests/e2e/studio/**', '**/visual.spec.ts'] },
  ],
  webServer: [
    {
      command: 'node tests/support/serveDemo.ts',
      url: `http://localhost:${ports.site}/`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: 'node tests/support/serveCatalogue.ts',
      url: `http://localhost:${cataloguePort}/catalogue`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
})
