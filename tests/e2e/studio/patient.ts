import { expect } from 'playwright/test'

/** For the Studio, whose first form takes a slow machine a while to show. */
export const patient = expect.configure({ timeout: 30_000 })
