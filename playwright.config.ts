/** Playwright's settings, where its command looks for them. */
export { default } from './tests/playwright.config.ts'
